// An associate is mailed the paper of what was settled with them, once.
import { earnings, session } from '@app/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { settled, takenBack } from '../../testing/given/given-settlements.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'

let smtp: TestMailServer
beforeAll(async () => {
  smtp = await startMailServer()
  await currentServer({ smtpUrl: smtp.url, mailFrom: 'Puente <hola@puente.test>' })
})
afterAll(() => smtp.stop())

/** The one mail to this person that says this. */
const mailTo = ({ email }: Pick<Person, 'email'>, words: string) =>
  vi.waitFor(() => {
    const mails = smtp.received.filter(({ to, source }) => to.includes(email) && source.includes(words))
    expect(mails).toHaveLength(1)
    return mails[0]?.source ?? ''
  }, PATIENCE)

/** An associate of whom a client, whose address is confirmed, paid a package. */
async function givenEarned() {
  const associate = await given.associate()
  const client = await given.client({ associate })
  const [, token = ''] = /confirmar-correo#token=([\w-]+)/.exec(await mailTo(client, 'confirmar-correo')) ?? []
  await anonymous.call(session.confirmEmail, { body: { token } })
  return { associate, orderIds: ordersOf(await paidBundle(client)) }
}

test('what they are paid comes as a PDF', async () => {
  const { associate, orderIds } = await givenEarned()
  const [made] = await settled(orderIds)

  const source = await mailTo(associate, `Liquidaci=C3=B3n ${made?.code}`)
  expect(source).toContain('Content-Type: application/pdf')
  expect(source).toContain(`filename=liquidacion-${made?.code}.pdf`)
})

test('what they give back comes, too', async () => {
  const { associate, orderIds } = await givenEarned()
  await settled(orderIds)
  await takenBack(orderIds)
  const body = { associateId: associate.id, amountInCents: 802 }
  const { code } = await signedInAs('administrator').call(earnings.receiveSettlement, { body })

  expect(await mailTo(associate, `liquidacion-${code}.pdf`)).toContain(code)
})
