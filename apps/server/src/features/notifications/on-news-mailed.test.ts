import { orderActions } from '@app/contract'
import { NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import { NOTIFICATION_SENTENCES } from '@app/contract/news/notification-sentences'
import type { Weekday } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { atTime, now } from '../../clock.ts'
import { newId } from '../../db/id.ts'
import { newsMail } from '../../mail/news-mail.ts'
import { given } from '../../testing/given/given-orders.ts'
import { paidBundle } from '../../testing/given/given-packages.ts'
import { mailsTo } from '../../testing/mails.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import * as users from '../users/users.repository.ts'
import { notify } from './notify.ts'

const NOTE = '¿Qué es "esto"? <b>Gorras</b> & más'
const markIncomplete = async (client: Person) => {
  const order = await given.order({ client })
  const body = { orderId: order.id, missing: ['other' as const], note: NOTE }
  await signedInAs('administrator').call(orderActions.updateIncomplete, { body })
  return order
}

const READER = { email: 'ines@example.com', firstName: 'Inés' }
const PAID = { orderCode: 'ORD-7', from: 'pendingOfPay' as const, to: 'paid' as const, note: '' }
const COUNTER = {
  quitoAddress: { lines: ['Av. de los Shyris 12'], city: 'Quito', state: '', zipCode: '', phone: '' },
  openingHours: [
    { weekdays: [1, 2, 3, 4, 5] as Weekday[], opensAt: '09:00', closesAt: '18:00' },
    { weekdays: [6] as Weekday[], opensAt: '09:00', closesAt: '13:00' },
  ],
}

describe('what needs its reader comes by mail', () => {
  test('in Spanish, in words and laid out, with the way there and the way to hear less', async () => {
    const client = await given.client({ firstName: 'Inés' })
    const { id } = await markIncomplete(client)

    const [mail] = await mailsTo(client.email, { count: 1 })

    expect(mail?.subject).toBe('Zapatos: falta algo para seguir')
    expect(mail?.text).toBe(
      [
        'Hola, Inés',
        'Zapatos: falta algo para seguir.',
        `“${NOTE}”`,
        `Ver en Puente:\nhttps://puente.test/?open=${id}`,
        'Qué te avisamos por correo lo eliges en tu perfil:\nhttps://puente.test/perfil',
        'Puente',
      ].join('\n\n'),
    )
    expect(mail?.html).toContain(`href="https://puente.test/?open=${id}"`)
    expect(mail?.html).toContain('href="https://puente.test/perfil"')
    expect(mail?.html).toContain('&lt;b&gt;Gorras&lt;/b&gt; &amp; más')
    expect(mail?.html).not.toContain('<b>Gorras')
  })

  test('in English for whoever reads English', async () => {
    const client = await given.client({ language: 'en' })
    await markIncomplete(client)

    const [mail] = await mailsTo(client.email, { count: 1 })

    expect(mail?.subject).toBe('Zapatos: something is missing before it can go on')
    expect(mail?.text).toContain('Hello, Rosa')
    expect(mail?.text).toContain('You choose in your profile what we tell you by mail:')
  })

  test.each([
    ['es', 'Retíralo en Av. de los Shyris 12, Quito, con tu documento.', 'Atendemos lun – vie 9:00 – 18:00; sáb 9:00 – 13:00.'],
    [
      'en',
      'Collect it at Av. de los Shyris 12, Quito, with your document.',
      'Open Mon – Fri 9:00 AM – 6:00 PM; Sat 9:00 AM – 1:00 PM.',
    ],
  ] as const)('what can be collected, with where and when (%s)', (language, place, hours) => {
    const news = { id: newId(), kind: 'orderPaid' as const, payload: PAID, location: '/tuspagos' }
    const { text, html } = newsMail({ ...READER, language }, news, 'https://puente.test', COUNTER)
    expect(text).toContain(`\n\n${place}\n\n${hours}\n\n`)
    expect(html).toContain(hours)
    const nothingSaid = { quitoAddress: { ...COUNTER.quitoAddress, lines: [], city: '' }, openingHours: [] }
    expect(newsMail({ ...READER, language }, news, 'https://puente.test', nothingSaid).text).not.toMatch(
      /Retíralo|Collect it|Atendemos|Open /,
    )
  })

  test('who has paid reads so by mail, without asking for it', async () => {
    const client = await given.client()
    await paidBundle(client)
    const paid = (await mailsTo(client.email, { count: 1 }))[0]
    expect(paid?.text).toContain('Retíralo en Av. Amazonas N34-12, Quito, con tu documento.')
  })

  test('and nothing else, unless they wish', async () => {
    const client = await given.client()
    await given.order({ client, status: 'inWarehouseMIA' })

    await notificationsOf(client, { count: 2 })
    await mailsTo(client.email, { count: 0 })
  })

  test('not of last week, and not to whoever left', async () => {
    const { db } = await currentServer()
    const [late, gone, present] = [await given.client(), await given.client(), await given.client()]
    await users.update(db, await users.get(db, gone.id), { status: 'inactive' })
    const incomplete = (userId: string, createdAt: Date) => ({
      id: newId(),
      deduplicationKey: newId(),
      userId,
      kind: 'orderIncomplete' as const,
      payload: { orderCode: 'ORD-7', from: 'inReview' as const, to: 'incomplete' as const, note: '' },
      recordKind: 'order',
      recordId: newId(),
      location: '/',
      createdAt,
    })
    const lastWeek = new Date(now().getTime() - 7 * 86_400_000)
    await atTime(new Date(), async () => {
      for (const person of [late, gone, present]) await notify(db, incomplete(person.id, person === late ? lastWeek : now()))
    })
    await markIncomplete(present)

    await mailsTo(present.email, { count: 2 })
    await notificationsOf(late, { count: 1 })
    await mailsTo(late.email, { count: 0 })
    await mailsTo(gone.email, { count: 0 })
  })
})

describe('every kind has a mail', () => {
  const payload = { orderCode: 'ORD-000007', from: null, to: 'inReview' as const, note: '' }
  const reader = { email: 'rosa@puente.test', firstName: 'Rosa' }

  test.each(NOTIFICATION_KINDS)('%s says in both languages what the bell says', (kind) => {
    for (const language of ['es', 'en'] as const) {
      const news = { id: newId(), kind, payload, location: '/' }
      const { subject, text } = newsMail({ ...reader, language }, news, 'https://puente.test')

      expect(text).toContain(NOTIFICATION_SENTENCES[language][kind].replace('{what}', 'ORD-000007'))
      expect(subject).toContain('ORD-000007')
      expect(subject).not.toMatch(/\.$/)
      expect(subject.length).toBeLessThan(100)
    }
  })
})
