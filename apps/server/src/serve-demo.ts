import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { demoDays } from './demo/calendar/demo-days.ts'
import { askedSize, folderOf } from './demo/large/size.ts'
import { prepareCompany } from './demo/prepare-company.ts'
import { progress } from './demo/progress.ts'
import { welcome } from './demo/welcome.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startServer } from './start.ts'

let password = ''

await runUntilStopped({
  start: () => {
    if (existsSync('.env')) process.loadEnvFile('.env')
    // Whoever sees the console knows the accounts: only this machine is answered, and files stay with the rest of the data.
    const always = { HOST: '127.0.0.1', FILES_URL: undefined }
    const size = askedSize(process.argv.slice(2))
    const DATA_DIR = folderOf(process.env.DATA_DIR || './data/demo', size)
    const config = readConfig({ LOG_LEVEL: 'warn', ...process.env, ...always, DATA_DIR })
    return startServer(config, async (place) => {
      const wanted = {
        size,
        days: demoDays(process.env.DEMO_DAYS),
        password: process.env.DEMO_PASSWORD || undefined,
        report: progress(),
      }
      password = await prepareCompany({ ...place, config, ...wanted })
    })
  },
  whenStarted: async ({ url }) => console.log(welcome(url, password)),
})
