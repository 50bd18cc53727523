import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { VERSION } from '@pepite/kernel';
import type { Answer } from './answer.ts';
import type { Session } from './session.ts';
import { TOOL_NAMES } from './inputs.ts';
import { listResources, listTemplates, readResource } from './resources.ts';
import { callTool, isTool, listTools } from './tools/index.ts';

/** Offers tools and rules over the Model Context Protocol, whatever carries it. */
export function makeServer(session: Session): McpServer {
  const { phrases, language } = session;
  const mcp = new McpServer(
    { name: 'pepite', title: 'Pépite', version: VERSION },
    { capabilities: { tools: {}, resources: {} }, instructions: phrases.instructions },
  );
  // Our inputs are schemas of typebox, as everywhere in this project: they are JSON Schema as they
  // are, so the server below is told directly what the other one would make of schemas of zod.
  const { server } = mcp;
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...listTools(phrases)] }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { name, arguments: input = {} } = params;
    if (!isTool(name)) {
      throw new McpError(ErrorCode.InvalidParams, phrases.unknownTool(name, TOOL_NAMES));
    }
    return resultOf(await callTool(session, name, input, signal));
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [...listResources()] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [...listTemplates(language)],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const found = await readResource(uri);
    if (found === undefined) {
      throw new McpError(ErrorCode.InvalidParams, phrases.refused('not-found'), { uri });
    }
    return { contents: [{ uri, ...found }] };
  });
  return mcp;
}

/** A refusal is an answer, too: whoever has asked reads why, and tries something else. */
function resultOf(answer: Answer): CallToolResult {
  if ('refused' in answer) {
    const { refused } = answer;
    const content = [{ type: 'text' as const, text: refused.message }];
    return { content, structuredContent: { ...refused }, isError: true };
  }
  const content = [{ type: 'text' as const, text: answer.text }];
  return answer.data === undefined
    ? { content }
    : { content, structuredContent: { ...answer.data } };
}
