import { VERSION } from '@pepite/kernel';
import { type Examined, examineHost, severityOf } from '@pepite/server';
import { type Context, DONE, type ExitCode, MISSED } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { fit } from '../layout.ts';
import { sentence } from '../words/sentences.ts';
import { DOCTOR_TEXTS } from './words.ts';

interface Asked {
  readonly data: string | undefined;
  readonly json: boolean;
}

const SIGNS = { ok: '✓', warning: '!', error: '✗' } as const;

/** Examines this machine and says what was found; nothing is changed. */
export async function examine(context: Context, { data, json }: Asked): Promise<ExitCode> {
  const folder = dataFolder(context, data);
  const examined = await examineHost(folder, { data }, context.environment);
  const bad = examined.filter(({ finding }) => severityOf(finding) !== 'ok').length;
  context.out.write(json ? asJson(examined, bad) : asText(context, examined, bad));
  return bad === 0 ? DONE : MISSED;
}

/** Programs read this: what is there stays there, under the same name. */
function asJson(examined: readonly Examined[], bad: number): string {
  const findings = examined.map(({ check, finding: { kind, ...details } }) => ({
    check,
    severity: severityOf({ kind, ...details } as Examined['finding']),
    finding: kind,
    details,
  }));
  return `${JSON.stringify({ pepite: VERSION, ok: bad === 0, findings }, undefined, 2)}\n`;
}

function asText(context: Context, examined: readonly Examined[], bad: number): string {
  const { sentences, summary } = DOCTOR_TEXTS[context.language];
  const lines = examined.map(
    ({ finding }) => `${SIGNS[severityOf(finding)]} ${sentence(sentences, finding)}`,
  );
  const fitted = lines.flatMap((line) => fit(line, context.out));
  return `${[...fitted, '', summary(bad)].join('\n')}\n`;
}
