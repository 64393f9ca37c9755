import { fiscalRegistration as contract, notifications } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { doDay } from '../../jobs/daily.ts'
import { fileOfCertificate, keepCertificate } from '../../testing/given/given-fiscal.ts'
import { mailsTo } from '../../testing/mails.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { remindCertificateEnd } from './remind-certificate-end.ts'

const TITLE = 'la firma electrónica vence pronto'
let reader: Person
beforeAll(async () => {
  reader = await given.administrator()
  await keepCertificate(fileOfCertificate({ to: '2030-07-31T12:00:00Z' }))
})

const noticesOf = async () => {
  const { data } = await signedInAs(reader).call(notifications.listNotifications, { query: { limit: 100 } })
  return data.filter(({ payload }) => payload.orderCode === TITLE)
}
const remind = async (day: string) => remindCertificateEnd((await currentServer()).db, day)

describe('the end of the certificate', () => {
  test('is told 60, 30, 15, 7, 3 and 1 days before it, once each, by bell and mail', async () => {
    const days = ['2030-05-31', '2030-06-01', '2030-06-01', '2030-06-02', '2030-07-01', '2030-07-02', '2030-07-16', '2030-07-24']
    for (const day of [...days, '2030-07-28', '2030-07-30', '2030-07-31', '2030-08-01']) await remind(day)
    await expect.poll(async () => (await noticesOf()).length, PATIENCE).toBe(6)
    const [notice] = await noticesOf()
    expect(notice?.payload.note).toMatch(/^La firma electrónica vale hasta el 31 de julio de 2030.+ Renuévala en tu entidad/)
    expect(notice?.location).toBe('/administration/parametros?view=invoicing')
    const mails = (await mailsTo(reader.email, { count: 7 })).filter(({ subject }) => subject === `Aviso de seguridad: ${TITLE}`)
    expect(mails).toHaveLength(6)
    for (const { text } of mails) expect(text).toContain('Renuévala en tu entidad de certificación y súbela en Parámetros.')
  })

  test('that comes near while no server runs is told once it does', async () => {
    await keepCertificate(fileOfCertificate({ to: '2031-07-31T12:00:00Z' }))
    const before = (await noticesOf()).length
    await remind('2031-07-26')
    await remind('2031-07-27')
    await expect.poll(async () => (await noticesOf()).length, PATIENCE).toBe(before + 1)
  })

  test('is looked at with the work of the day, and is nothing without a certificate', async () => {
    await signedInAs('administrator').call(contract.removeCertificate)
    const { db, app } = await currentServer()
    expect(await doDay({ db, log: app.log })).toBe(true)
    await remind('2030-07-30')
  })
})
