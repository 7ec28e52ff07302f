//! Messages by the channel route: reading, nonces, mentions, permissions, files, threads, direct messages.

use daykeeper::sandbox::{Config, Sandbox, permissions};
use serenity::all::*;

use super::bot::{code, http, picture};
use crate::support::Client;

struct Desk {
    sandbox: Sandbox,
    http: Http,
    channel: ChannelId,
}

async fn desk() -> Desk {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let http = http(&sandbox, "sandbox-token");
    let channel = ChannelId::new(Client::of(&sandbox).channel("random").await.unwrap());
    Desk { sandbox, http, channel }
}

#[tokio::test]
async fn messages_are_listed_edited_and_deleted() {
    let Desk { http, channel, sandbox: _sandbox } = desk().await;
    let mut sent = Vec::new();
    for number in 0..7 {
        sent.push(channel.say(&http, number.to_string()).await.unwrap().id);
    }
    let read = async |query: GetMessages| {
        let list = channel.messages(&http, query).await.unwrap();
        list.into_iter().map(|message| message.content).collect::<String>()
    };
    assert_eq!(read(GetMessages::new().limit(3)).await, "654", "newest first");
    assert_eq!(read(GetMessages::new().before(sent[3]).limit(2)).await, "21");
    assert_eq!(read(GetMessages::new().after(sent[3]).limit(2)).await, "54");
    let edited = channel.edit_message(&http, sent[0], EditMessage::new().content("new")).await.unwrap();
    assert!(edited.edited_timestamp.is_some());
    channel.delete_message(&http, sent[1]).await.unwrap();
    assert_eq!(code(&channel.message(&http, sent[1]).await.unwrap_err()), 10008);
    channel.pin(&http, sent[2]).await.unwrap_err();
    assert_eq!(channel.message(&http, sent[0]).await.unwrap().content, "new");
}

#[tokio::test]
async fn an_enforced_nonce_posts_once() {
    let Desk { sandbox, http, channel } = desk().await;
    let message =
        || CreateMessage::new().content("turn 5").nonce(Nonce::String("turn-5".to_owned())).enforce_nonce(true);
    let first = channel.send_message(&http, message()).await.unwrap();
    let second = channel.send_message(&http, message()).await.unwrap();
    assert_eq!(first.id, second.id);
    let elsewhere = ChannelId::new(Client::of(&sandbox).channel("project").await.unwrap());
    assert_ne!(elsewhere.send_message(&http, message()).await.unwrap().id, first.id);
    let free = CreateMessage::new().content("turn 5").nonce(Nonce::String("turn-5".to_owned()));
    assert_ne!(channel.send_message(&http, free).await.unwrap().id, first.id, "not enforced");
    assert_eq!(channel.messages(&http, GetMessages::new()).await.unwrap().len(), 2);
}

#[tokio::test]
async fn only_allowed_mentions_ping() {
    let Desk { sandbox, http, channel } = desk().await;
    let client = Client::of(&sandbox);
    let (ada, lucia) = (client.user("Ada").await.unwrap(), client.user("Lucía").await.unwrap());
    let text = format!("<@{}> beats <@{}> @everyone", ada.id, lucia.id);
    let pinged = async |allowed: Option<CreateAllowedMentions>| {
        let mut message = CreateMessage::new().content(&text);
        if let Some(allowed) = allowed {
            message = message.allowed_mentions(allowed);
        }
        let id = channel.send_message(&http, message).await.unwrap().id;
        ada.message(channel.get(), id.get()).await.unwrap().unwrap().pinged
    };
    let mut both = vec![ada.id, lucia.id];
    both.sort_unstable();
    let mut all = pinged(None).await;
    all.sort_unstable();
    assert_eq!(all, both, "nothing said: all users named, but the bot may not ping everyone");
    assert_eq!(pinged(Some(CreateAllowedMentions::new())).await, Vec::<u64>::new());
    assert_eq!(pinged(Some(CreateAllowedMentions::new().users([UserId::new(ada.id)]))).await, [ada.id]);
    let message = channel.say(&http, "quiet").await.unwrap();
    channel.edit_message(&http, message.id, EditMessage::new().content(&text)).await.unwrap();
    let edited = ada.message(channel.get(), message.id.get()).await.unwrap().unwrap();
    assert!(edited.pinged.is_empty(), "an edit notifies nobody");
}

#[tokio::test]
async fn permissions_are_kept_per_channel() {
    let Desk { sandbox, http, channel } = desk().await;
    let client = Client::of(&sandbox);
    let id = channel.get();
    let file = || CreateMessage::new().add_file(CreateAttachment::bytes(picture(2, 2), "a.png"));
    client.deny(id, permissions::ATTACH_FILES).await.unwrap();
    assert_eq!(code(&channel.send_message(&http, file()).await.unwrap_err()), 50013);
    channel.say(&http, "hello").await.unwrap();
    client.deny(id, permissions::SEND_MESSAGES).await.unwrap();
    assert_eq!(code(&channel.say(&http, "hello").await.unwrap_err()), 50013);
    client.deny(id, permissions::VIEW_CHANNEL).await.unwrap();
    assert_eq!(code(&channel.say(&http, "hello").await.unwrap_err()), 50001);
    assert_eq!(code(&http.get_channel(channel).await.unwrap_err()), 50001);
    client.deny(id, permissions::READ_MESSAGE_HISTORY).await.unwrap();
    assert!(channel.messages(&http, GetMessages::new()).await.unwrap().is_empty());
    client.deny(id, 0).await.unwrap();
    channel.say(&http, "hello").await.unwrap();
    let thread = ChannelId::new(client.channel("Weekend plans").await.unwrap());
    let parent = client.channel("project").await.unwrap();
    client.deny(parent, permissions::SEND_MESSAGES_IN_THREADS).await.unwrap();
    assert_eq!(code(&thread.say(&http, "hello").await.unwrap_err()), 50013);
    ChannelId::new(parent).say(&http, "hello").await.unwrap();
}

#[tokio::test]
async fn files_are_kept_and_replaced() {
    let Desk { sandbox, http, channel } = desk().await;
    let file = |width| CreateAttachment::bytes(picture(width, 5), "board.png").description("alt");
    let two = CreateMessage::new().add_file(file(20)).add_file(CreateAttachment::bytes(*b"log", "log.txt"));
    let sent = channel.send_message(&http, two).await.unwrap();
    let names = |message: &Message| message.attachments.iter().map(|file| file.filename.clone()).collect::<Vec<_>>();
    assert_eq!(names(&sent), ["board.png", "log.txt"]);
    let image = &sent.attachments[0];
    assert_eq!((image.width, image.height), (Some(20), Some(5)));
    assert_eq!(Client::of(&sandbox).download(&image.url).await.unwrap(), picture(20, 5));
    let keep = EditAttachments::keep_all(&sent).remove(sent.attachments[0].id).add(file(30));
    let edited = channel.edit_message(&http, sent.id, EditMessage::new().attachments(keep)).await.unwrap();
    assert_eq!(names(&edited), ["log.txt", "board.png"]);
    assert_eq!(edited.attachments[1].width, Some(30));
    let text = channel.edit_message(&http, sent.id, EditMessage::new().content("text alone")).await.unwrap();
    assert_eq!(text.attachments.len(), 2, "what is not mentioned stays");
}

#[tokio::test]
async fn direct_messages_reach_only_who_accepts_them() {
    let Desk { sandbox, http, .. } = desk().await;
    let ada = Client::of(&sandbox).user("Ada").await.unwrap();
    assert_eq!(ada.dm_channel().await.unwrap(), None);
    let dm = UserId::new(ada.id).create_dm_channel(&http).await.unwrap();
    dm.id.say(&http, "your turn").await.unwrap();
    assert_eq!(ada.dm_channel().await.unwrap(), Some(dm.id.get()));
    let seen = ada.messages(dm.id.get()).await.unwrap();
    assert_eq!((seen[0].content.as_str(), seen[0].pinged.as_slice()), ("your turn", &[ada.id][..]));
    ada.set_accepts_dms(false).await.unwrap();
    assert_eq!(code(&dm.id.say(&http, "your turn").await.unwrap_err()), 50007);
    let other = Client::of(&sandbox).user("Ileana").await.unwrap();
    assert!(other.messages(dm.id.get()).await.is_err());
}

#[tokio::test]
async fn guild_members_can_be_read_and_threads_opened() {
    let Desk { sandbox, http, channel } = desk().await;
    let guild = GuildId::new(daykeeper::sandbox::GUILD);
    assert_eq!(guild.to_partial_guild(&http).await.unwrap().name, "Sandbox");
    let ada = Client::of(&sandbox).user("Ada").await.unwrap();
    assert_eq!(guild.member(&http, ada.id).await.unwrap().roles.len(), 1, "Ada is a moderator");
    assert_eq!(code(&guild.member(&http, 5).await.unwrap_err()), 10007);
    let thread =
        channel.create_thread(&http, CreateThread::new("Second table").kind(ChannelType::PublicThread)).await.unwrap();
    thread.say(&http, "in the thread").await.unwrap();
    assert_eq!(ada.messages(thread.id.get()).await.unwrap().len(), 1);
    channel.broadcast_typing(&http).await.unwrap();
}
