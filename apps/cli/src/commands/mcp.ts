/** `candor mcp`: answers a client over standard input and output until the input ends. Loaded on demand, so that the other commands do not pay for the protocol. */
export async function mcpCommand(): Promise<void> {
  if (process.stdin.isTTY)
    process.stderr.write("This speaks the Model Context Protocol and is meant to be started by a client (candor mcp --help shows how). Press Ctrl-D to end.\n");
  const { serve } = await import("../mcp/serve.ts");
  serve();
}
