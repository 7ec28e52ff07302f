//! Names in a new world, which the program that starts the sandbox can choose.

/// Names of the server, its bot, people and channels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    pub server: String,
    pub bot: String,
    /// Usernames with the names that others see. The last person owns the server and is its moderator.
    pub people: [(String, String); 5],
    /// Text channels.
    pub channels: [String; 3],
    /// A thread in the last of the channels.
    pub thread: String,
    pub forum: String,
    /// Tags for the forum's posts.
    pub tags: Vec<String>,
    /// The channel that the page shows first.
    pub first_channel: String,
    /// The command that the page suggests to newcomers, such as `list new`; `None` for any.
    pub first_command: Option<String>,
}

impl Default for Names {
    fn default() -> Self {
        let people =
            [("ileana", "Ileana"), ("stefan", "Ștefan"), ("lucia", "Lucía"), ("tommaso", "Tommaso"), ("ada", "Ada")];
        Self {
            server: "Sandbox".to_owned(),
            bot: "Bot".to_owned(),
            people: people.map(|(username, shown)| (username.to_owned(), shown.to_owned())),
            channels: ["general", "random", "project"].map(str::to_owned),
            thread: "Weekend plans".to_owned(),
            forum: "help".to_owned(),
            tags: ["Open", "Answered", "Closed"].map(str::to_owned).to_vec(),
            first_channel: "general".to_owned(),
            first_command: None,
        }
    }
}
