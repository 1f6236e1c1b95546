// A bot for Durbar that searches without knowing a rule: it asks `durbar engine` what comes of each option.
//
//   durbar arena maharaja --seats 2 --bots "cmd:node docs/examples/search.js",easy --games 200
//
// Flat Monte Carlo with halving: every option is tried in the same number of random games, the worse half is given up,
// the rest is tried again, until one is left. What the seat cannot see is dealt anew in each game. See ../bots.md.
const { spawn } = require("node:child_process");
const { createInterface } = require("node:readline");

const ENGINE = (process.env.DURBAR || "durbar").split(" ");
const BUDGET = Number(process.env.GAMES || 400); // random games for one choice
const SHARE = 0.3; // of the time left, the most a choice may take

/** The engine: requests are answered in their order, so a queue of promises is all it takes. */
class Engine {
  constructor() {
    this.waiting = [];
    this.child = spawn(ENGINE[0], [...ENGINE.slice(1), "engine"], { stdio: ["pipe", "pipe", "inherit"] });
    const lines = createInterface({ input: this.child.stdout });
    lines.once("line", () => lines.on("line", (line) => this.waiting.shift()(JSON.parse(line)))); // after the greeting
  }

  ask(request) {
    return new Promise((resolve, reject) => {
      this.waiting.push((answer) => (answer.problem ? reject(new Error(answer.say)) : resolve(answer)));
      this.child.stdin.write(JSON.stringify(request) + "\n");
    });
  }

  close() {
    this.child.stdin.end();
  }
}

/** What the games of an option were worth to a seat: a victory counts most, then the lead over the best rival. */
function worth({ ranks, scores }, seat) {
  let sum = 0;
  ranks.forEach((rank, game) => {
    const rivals = scores[game].filter((_, other) => other !== seat);
    const lead = rivals.length ? scores[game][seat] - Math.max(...rivals) : scores[game][seat];
    const winners = rank.filter((one) => one === 1).length;
    sum += (rank[seat] === 1 ? 1 / winners : 0) + Math.tanh(lead / 40);
  });
  return sum;
}

/** Try what is left of the options, give up the worse half, and again. */
async function best(engine, question) {
  const { match } = await engine.ask({ do: "load", text: question.position, seed: question.id });
  const end = Date.now() + 1000 * SHARE * question.seconds;
  let left = question.options.map(({ option, text }) => ({ option, text, sum: 0, games: 0 }));
  const rounds = Math.ceil(Math.log2(left.length)) || 1;
  for (let round = 0; left.length > 1 && Date.now() < end; round++) {
    const games = Math.max(1, Math.floor(BUDGET / rounds / left.length));
    const seed = 1000 * (question.id * 10 + round); // the same luck for every option
    const asked = left.map(({ option: choice }) =>
      engine.ask({ do: "playout", match, seat: question.seat, choice, games, seed }),
    );
    (await Promise.all(asked)).forEach((answer, n) => {
      left[n].sum += worth(answer, question.seat);
      left[n].games += games;
    });
    left.sort((a, b) => b.sum / b.games - a.sum / a.games);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  await engine.ask({ do: "drop", match });
  return left[0].option;
}

async function main() {
  const engine = new Engine();
  for await (const line of createInterface({ input: process.stdin })) {
    const told = JSON.parse(line);
    if (told.type === "choose") console.log(JSON.stringify({ id: told.id, choice: await best(engine, told) }));
  }
  engine.close();
}

main();
