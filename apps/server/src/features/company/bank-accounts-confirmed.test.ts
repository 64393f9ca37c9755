// Two administrators decide where clients pay; one alone only after a day on which the house notifies everyone (trust, section 2).
import { accounts as approvals, company, dashboard } from '@app/contract'
import type { WaitingApproval } from '@app/contract/fields/approvals'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { changeHouse, houseWith } from '../../testing/given/given-house.ts'
import { mailAbout } from '../../testing/mails.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { confirmAlone } from '../accounts/approved/confirm-alone.ts'
import { update as updateFiscalSettings } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { listTo } from '../mails/mails.repository.ts'

let asker: Person
let second: Person
beforeAll(async () => {
  asker = await given.administrator({ firstName: 'Ana', lastName: 'Pide' })
  second = await given.administrator({ firstName: 'Luis', lastName: 'Aprueba' })
})
beforeEach(() => changeHouse(houseWith('2100000001')))

const say = (who: Person, ...numbers: Parameters<typeof houseWith>) =>
  signedInAs(who).call(company.updateCompany, { body: houseWith(...numbers) })
const ask = async (...numbers: Parameters<typeof houseWith>) => (await say(asker, ...numbers)) as WaitingApproval
const numbers = async (who: Person | 'client' = 'client') =>
  (await signedInAs(who).call(company.getCompany)).bankAccounts.map(({ number }) => number)
const answer = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(approvals.answerApproval, { params: { id }, body: { action: 'approve' } })
const refuse = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(approvals.answerApproval, { params: { id }, body: { action: 'refuse', reason: 'No es nuestra.' } })
const takeBack = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(approvals.takeBackApproval, { params: { id } })
const read = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(approvals.getApproval, { params: { id } })

describe('a new account at a bank', () => {
  test('is shown to nobody before a second administrator says yes', async () => {
    const sent = await signedInAs(asker).send(company.updateCompany, { body: houseWith('2100000001', '6600000006') })
    expect(sent.status).toBe(202)
    const asked = (await sent.json()) as WaitingApproval
    expect(await numbers()).toEqual(['2100000001'])
    const chosen = await signedInAs(second).call(company.listCompanyAccounts)
    expect(chosen.map(({ name }) => name)).not.toContain('Banco Pichincha 6600000006')

    expect(await read(second, asked)).toMatchObject({
      kind: 'bankAccounts',
      call: 'PUT /company',
      record: { kind: 'company', code: 'Banco Pichincha Corriente 6600000006 (Puente Courier S.A.)' },
      client: null,
      amountInCents: 0,
      askedBy: { name: 'Ana Pide' },
      actsAt: null,
      allowedActions: ['approve', 'refuse'],
    })
    const { queues } = await signedInAs(second).call(dashboard.getDashboard)
    expect(queues.toApprove).toBeGreaterThan(0)
    const mail = await mailAbout(second.email, 'Aviso de seguridad: piden otras cuentas bancarias')
    expect(mail?.text).toContain('6600000006 (Puente Courier S.A.). Espera la aprobación de otro administrador.')

    expect(await answer(second, asked)).toMatchObject({ status: 'approved', answeredBy: { name: 'Luis Aprueba' } })
    expect(await numbers()).toEqual(['2100000001', '6600000006'])
  })

  test('is never confirmed by who asked, who may take it back', async () => {
    const asked = await ask('2100000001', '6600000007')
    await expect(answer(asker, asked)).rejects.toMatchObject({ status: 409, code: 'approvalOfOneself' })
    await expect(takeBack(second, asked)).rejects.toMatchObject({ status: 409, code: 'approvalOfAnother' })
    await takeBack(asker, asked)
    await expect(answer(second, asked)).rejects.toMatchObject({ code: 'approvalActionNotAllowed' })
    expect(await numbers()).toEqual(['2100000001'])
  })

  test('that is refused changes nothing, and neither does the rest of the call', async () => {
    const body = { ...houseWith('6600000008'), tradeName: 'Otra casa' }
    const asked = (await signedInAs(asker).call(company.updateCompany, { body })) as WaitingApproval
    await refuse(second, asked)
    expect(await signedInAs('client').call(company.getCompany)).toMatchObject({ tradeName: 'Puente' })
    expect(await numbers()).toEqual(['2100000001'])
  })

  test('waits once', async () => {
    const asked = await ask('2100000001', '6600000009')
    await expect(say(second, '6600000010')).rejects.toMatchObject({
      status: 409,
      code: 'approvalWaits',
      details: { ids: [asked.approval.id] },
    })
    await refuse(second, asked)
  })

  test('of a company that changed since is asked anew', async () => {
    const asked = await ask('2100000001', '6600000011')
    await signedInAs(second).call(company.updateCompany, { body: { ...houseWith('2100000001'), tradeName: 'Puente' } })
    expect(await read(second, asked)).toMatchObject({ isOutdated: true, allowedActions: ['refuse'] })
    await expect(answer(second, asked)).rejects.toMatchObject({ status: 409, code: 'approvalOutdated' })
    await refuse(second, asked)
  })
})

describe('a new account that waits beside another RUC', () => {
  test('is refused, all of it, once bills go to the SRI under the one that was there', async () => {
    const body = { ...houseWith('2100000001', '6600000012'), ruc: '1792146739001' }
    const asked = (await signedInAs(asker).call(company.updateCompany, { body })) as WaitingApproval
    const { db } = await currentServer()
    await updateFiscalSettings(db, { mode: 'test' })
    await expect(answer(second, asked)).rejects.toMatchObject({ status: 422, code: 'rucOfInvoices' })
    expect(await signedInAs(second).call(company.getCompany)).toMatchObject({ ruc: '1790011674001' })
    expect(await numbers()).toEqual(['2100000001'])
    expect(await read(second, asked)).toMatchObject({ status: 'asked', allowedActions: ['approve', 'refuse'] })
    await updateFiscalSettings(db, { mode: 'off' })
    await refuse(second, asked)
  })
})

describe('as a new account waits', () => {
  test('another holder or number of one that is there, and one that was closed', async () => {
    const [main] = (await signedInAs(asker).call(company.getCompany)).bankAccounts
    const { id = '' } = main ?? {}
    await refuse(second, await ask({ id, number: '2100000002' }))
    const house = houseWith('2100000001')
    const bankAccounts = house.bankAccounts.map((account) => ({ ...account, holder: 'Otra persona' }))
    const asked = await signedInAs(asker).call(company.updateCompany, { body: { ...house, bankAccounts } })
    await refuse(second, asked as WaitingApproval)

    await changeHouse(houseWith('2100000001', '7700000001'))
    expect(await say(asker, '2100000001')).toMatchObject({ bankAccounts: [{ number: '2100000001' }] })
    await refuse(second, await ask('2100000001', '7700000001'))
    expect(await numbers()).toEqual(['2100000001'])
  })

  test('not another order, fewer of them, or anything else of the company', async () => {
    await changeHouse(houseWith('2100000001', '7700000002'))
    expect(await say(asker, '7700000002', '2100000001')).toMatchObject({ bankAccounts: [{ number: '7700000002' }, {}] })
    const body = { ...houseWith('7700000002'), legalName: 'Puente Nuevo S.A.' }
    expect(await signedInAs(asker).call(company.updateCompany, { body })).toMatchObject({ legalName: 'Puente Nuevo S.A.' })
  })
})

describe('of the only administrator', () => {
  /** As housekeeping does every hour, so many hours later. */
  const confirmed = async (hours: number) => {
    const { db } = await currentServer()
    await atTime(new Date(Date.now() + hours * 3_600_000), () => confirmAlone(db))
  }
  const mailsAbout = async (number: string) =>
    (await listTo((await currentServer()).db, asker.email)).map(({ text }) => text).filter((text) => text.includes(number))
  const others = async (status: 'active' | 'inactive') => {
    const { db } = await currentServer()
    await db.execute(sql`update users set status = ${status} where is_admin and id <> ${asker.id}`)
  }
  const alone = async (act: () => Promise<void>) => {
    await others('inactive')
    await act().finally(() => others('active'))
  }

  test('it counts after a day, of which they are told by mail', async () => {
    await alone(async () => {
      const asked = await ask('2100000001', '8800000001')
      const { actsAt, createdAt, allowedActions } = await read(asker, asked)
      expect(Date.parse(actsAt ?? '') - Date.parse(createdAt)).toBeGreaterThan(23.9 * 3_600_000)
      expect(allowedActions).toEqual(['takeBack'])
      await expect
        .poll(() => mailsAbout('8800000001'), { timeout: 5_000 })
        .toEqual([expect.stringContaining('vale dentro de un día, si nadie lo retira.')])
      await confirmed(23)
      expect(await numbers()).toEqual(['2100000001'])

      await confirmed(25)

      expect(await numbers()).toEqual(['2100000001', '8800000001'])
      expect(await read(asker, asked)).toMatchObject({ status: 'approved', answeredBy: null })
    })
  })

  test('it never counts once it was taken back', async () => {
    await alone(async () => {
      const asked = await ask('2100000001', '8800000002')
      await takeBack(asker, asked)
      await confirmed(25)
      expect(await numbers()).toEqual(['2100000001'])
    })
  })

  test('it waits for the second administrator, where there is one by then', async () => {
    let asked: WaitingApproval | undefined
    await alone(async () => {
      asked = await ask('2100000001', '8800000003')
    })
    await confirmed(25)
    expect(await numbers()).toEqual(['2100000001'])
    if (asked) await answer(second, asked)
    expect(await numbers()).toEqual(['2100000001', '8800000003'])
  })
})
