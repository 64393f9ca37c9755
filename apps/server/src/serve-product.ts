import { existsSync } from 'node:fs'
import { type Config, readConfig } from './config.ts'
import { inviteFirstAdministrator } from './features/sessions/invite-first-administrator.ts'
import { giveBackAfterLoading } from './loading.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import type { RunningServer } from './running-server.ts'
import { startServer } from './start.ts'

let config: Config

await runUntilStopped({
  start: async () => {
    if (existsSync('.env')) process.loadEnvFile('.env')
    config = readConfig(process.env)
    return startServer(config)
  },
  whenStarted: async ({ db, url }: RunningServer) => {
    giveBackAfterLoading()
    const invitation = await inviteFirstAdministrator(db, config)
    if (invitation) console.log(invitation)
    console.log(`Puente answers at ${url}`)
  },
})
