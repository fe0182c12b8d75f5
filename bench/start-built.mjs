// Starts the build with ten screens as `npm start` starts the product.
const { run } = await import(
  new URL("../.cache/bench/ten-screens/server/server.js", import.meta.url).href
);
await run((line) => console.log(line));
