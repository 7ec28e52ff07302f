use engine::{Options, Rng, Seed, Viewer};
use games::{Position, Title, all};
use serde_json::{Value, json};

/// The program refuses a damaged saved game, or loads it as a playable position.
#[test]
fn damaged_positions_do_no_harm() {
    for title in all() {
        damage_positions(title);
    }
}

fn damage_positions(title: &dyn Title) {
    let mut loaded = 0;
    for seed in 0..60 {
        let mut rng = Rng::stream(Seed::new(seed), 4);
        let options = Options::default();
        let setup = title.deal(2 + (seed % 3) as u8, &options, Seed::new(seed)).unwrap();
        let mut position = title.start(2 + (seed % 3) as u8, &options, &setup).unwrap();
        for _ in 0..rng.below(300) {
            random_step(&mut *position, &mut rng);
        }
        let saved: Value = serde_json::from_str(&position.save()).unwrap();
        for _ in 0..150 {
            let mut damaged = saved.clone();
            damage(&mut damaged, &mut rng);
            if let Ok(mut position) = title.load(&damaged.to_string()) {
                loaded += 1;
                (0..60).for_each(|_| random_step(&mut *position, &mut rng));
                position.imagine(Viewer::Public, Seed::new(seed));
                position.describe();
            }
        }
    }
    assert!(loaded > 100, "hardly anything of {} was loaded: {loaded}", title.id());
}

fn random_step(position: &mut dyn Position, rng: &mut Rng) {
    let legal = position.to_act().first().map(|seat| (seat, position.legal(seat)));
    if let Some((seat, legal)) = legal.filter(|(_, legal)| !legal.is_empty()) {
        position.play(seat, &legal[rng.index(legal.len())]).unwrap();
    }
}

/// Changes one random value.
fn damage(value: &mut Value, rng: &mut Rng) {
    let others = [
        json!(0),
        json!(1),
        json!(2),
        json!(3),
        json!(7),
        json!(255),
        json!(9_999),
        json!(65_535),
        json!(-1),
        json!(null),
        json!(true),
        json!(false),
        json!("tikal"),
        json!("dummy"),
        json!("picking"),
        json!("turns"),
        json!("quarry"),
        json!("turn_start"),
        json!("place_tile"),
        json!("blue"),
        json!([]),
    ];
    match value {
        Value::Array(items) if !items.is_empty() => {
            let item = rng.index(items.len());
            damage(&mut items[item], rng);
        }
        Value::Object(fields) if !fields.is_empty() => {
            let field = rng.index(fields.len());
            if let Some((_, value)) = fields.iter_mut().nth(field) {
                damage(value, rng);
            }
        }
        leaf => *leaf = others[rng.index(others.len())].clone(),
    }
}
