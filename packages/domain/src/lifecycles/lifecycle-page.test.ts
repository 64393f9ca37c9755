import { expect, test } from 'vitest'
import type { Lifecycle } from '../index.ts'
import { sectionOf } from './lifecycle-page.ts'

const machine: Lifecycle<'open' | 'paused' | 'closed', string, 'locked'> = {
  name: 'door',
  statuses: ['open', 'paused', 'closed'],
  refusal: 'bundleActionNotAllowed',
  transitions: [
    { action: 'start', from: [], to: 'open', by: ['client'], call: 'POST /door' },
    { action: 'pause', from: ['open'], to: 'paused', by: ['client'], forbids: ['locked'], call: 'PUT /door' },
    { action: 'hold', from: ['open'], to: 'paused', by: ['client'], automatic: true, call: 'PUT /door' },
    { action: 'continue', from: ['paused'], to: 'resume', by: ['client', 'associate'], resumes: ['open'], call: 'PUT /door' },
    { action: 'rename', from: ['open', 'paused'], to: 'unchanged', by: ['client'], call: 'PUT /door' },
    {
      action: 'close',
      from: ['open'],
      to: 'closed',
      by: ['client'],
      requires: ['locked'],
      irreversible: true,
      call: 'DELETE /door',
    },
  ],
}

test('a lifecycle is drawn as a diagram of its moves and a table of all its rows', () => {
  expect(sectionOf('Door', machine)).toBe(`## Door

\`\`\`mermaid
stateDiagram-v2
  [*] --> open: start
  open --> paused: pause, hold
  paused --> open: continue
  open --> closed: close
  closed --> [*]
\`\`\`

| from → to | action | call | who | only if |
|---|---|---|---|---|
| ∅ → open | start | \`POST /door\` | client |  |
| open → paused | pause | \`PUT /door\` | client | not locked |
| open → paused | hold | \`PUT /door\` | client | by itself |
| paused → where it was (open) | continue | \`PUT /door\` | client, associate |  |
| open, paused → data only | rename | \`PUT /door\` | client |  |
| open → closed | close | \`DELETE /door\` | client | locked, **irreversible** |`)
})
