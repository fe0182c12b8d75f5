// Starts the build with ten screens as `npm start` starts the product.
const { runServer } = await import(
  new URL("../.cache/bench/ten-screens/server/server.js", import.meta.url).href
);
await runServer((line) => console.log(line));
