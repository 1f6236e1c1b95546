// A bot for Durbar in JavaScript: takes the option with the longest text. See ../bots.md.
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const told = JSON.parse(line);
  if (told.type !== "choose") return;
  const best = told.options.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  console.log(JSON.stringify({ id: told.id, choice: best.option }));
});
