import { expect, inject, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { copyTemplate } from '../../testing/cluster.ts'
import { startProgram } from '../../testing/program.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const SIGN_IN = JSON.stringify({ email: 'office@puente.test', password: 'puerta azul junto al faro 31' })

test('an error of the built program names the line of the source', { timeout: 60_000 }, async () => {
  const databaseUrl = await copyTemplate(inject('testCluster'))
  const environment = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DATABASE_URL: databaseUrl }
  const program = startProgram(environment, await temporaryFolder())
  const url = await program.says(/Puente answers at (http:\S+)/)
  const client = await connect(databaseUrl)
  await client.query('alter table users rename to people')
  await client.end()

  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/auth/signin`, { method: 'POST', headers, body: SIGN_IN })

  expect(answer.status).toBe(500)
  await program.says(/(apps\/server\/src\/features\/sessions\/[\w/-]+\.ts:\d+:\d+)/)
  expect(program.output()).not.toMatch(/apps\/server\/dist/)
})
