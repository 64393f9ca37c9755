import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { demoDays } from './demo/calendar/demo-days.ts'
import { prepareCompany } from './demo/prepare-company.ts'
import { progress } from './demo/progress.ts'
import { STAFF } from './demo/staff.ts'
import { welcome } from './demo/welcome.ts'
import * as company from './features/company/company.repository.ts'
import * as users from './features/users/users.repository.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startServer } from './start.ts'
import { keepSigningKey, setFiscalMode } from './testing/given/given-fiscal.repository.ts'
import { startSimulatedSri } from './testing/sri/simulator.ts'

/** As the SRI takes on a good day. */
const CALL_IN_MILLISECONDS = 300

let password = ''

// In a folder of its own: a company that invoices never meets the SRI's own address.
await runUntilStopped({
  start: async () => {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const sri = await startSimulatedSri()
    sri.delayInMilliseconds = CALL_IN_MILLISECONDS
    sri.inProcessFor = 1
    const always = {
      HOST: '127.0.0.1',
      FILES_URL: undefined,
      DATABASE_URL: undefined,
      DATA_DIR: './data/demo-fiscal',
      SRI_URL: sri.url,
    }
    const config = readConfig({ LOG_LEVEL: 'warn', ...process.env, ...always })
    return startServer(config, async (place) => {
      const wanted = {
        size: null,
        days: demoDays(process.env.DEMO_DAYS),
        password: process.env.DEMO_PASSWORD || undefined,
        report: progress(),
      }
      password = await prepareCompany({ ...place, config, ...wanted })
    })
  },
  whenStarted: async (server) => {
    const administrator = await users.findByEmail(server.db, STAFF[0]?.email ?? '')
    if (administrator) await keepSigningKey(server, administrator.id, (await company.get(server.db)).ruc)
    await setFiscalMode(server.db, 'production')
    console.log(welcome(server.url, password))
    console.log('What is paid is invoiced a moment later, by a simulated SRI: nothing leaves this machine.')
  },
})
