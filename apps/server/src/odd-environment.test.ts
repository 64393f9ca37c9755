import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { oddVariables } from './odd-environment.ts'

const sentences = (variables: Record<string, string>) => oddVariables(readConfig(variables))

test.each([
  ['nothing at all', {}],
  ['a machine of its own', { PUBLIC_URL: 'http://127.0.0.1:8080', NODE_ENV: 'development' }],
  [
    'a company behind a proxy',
    {
      PUBLIC_URL: 'https://puente.test',
      SMTP_URL: 'smtps://mail.puente.test',
      TRUST_PROXY: '10.0.0.7, fd00::/8',
      ALLOWED_ORIGINS: 'https://app.puente.test, http://localhost:5173',
    },
  ],
])('%s is not odd', (_what, variables) => {
  expect(sentences(variables)).toEqual([])
})

test.each([
  [
    'mails whose links lead nowhere',
    { SMTP_URL: 'smtp://mail.puente.test' },
    'Mails are sent, and their links lead to http://localhost:3000: set PUBLIC_URL.',
  ],
  [
    'a public address without TLS',
    { PUBLIC_URL: 'http://puente.test' },
    'PUBLIC_URL begins with http://: passwords and sessions can be read on the way. Put a proxy with TLS in front, and say https://.',
  ],
  [
    'development at a public address',
    { PUBLIC_URL: 'https://puente.test', NODE_ENV: 'development' },
    'NODE_ENV is development at a public address: links of mails may be printed. Leave NODE_ENV out.',
  ],
  [
    'everybody as a proxy',
    { TRUST_PROXY: '127.0.0.1, 0.0.0.0/0' },
    'TRUST_PROXY trusts every address: each caller may say who they are. Name the proxy alone.',
  ],
  [
    'pages without TLS',
    { ALLOWED_ORIGINS: 'http://app.puente.test' },
    'ALLOWED_ORIGINS lets in http://app.puente.test, whose pages anybody on the way can change: say https://.',
  ],
])('%s is said', (_what, variables, sentence) => {
  expect(sentences(variables)).toEqual([sentence])
})
