import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { inviteFirstAdministrator } from './features/sessions/invite-first-administrator.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startServer } from './start.ts'

await runUntilStopped(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const server = await startServer(config)
  const invitation = await inviteFirstAdministrator(server.db, config)
  if (invitation) console.log(invitation)
  console.log(`Puente answers at ${server.url}`)
  return server
})
