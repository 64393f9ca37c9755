// What is told of a message: the other side by bell, the client of an answer by mail too.
import { conversations } from '@app/contract'
import { conversationAddress } from '@app/contract/paths'
import { beforeAll, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { MINUTE, move, standStill } from '../../../testing/moved-clock.ts'
import { told } from '../../../testing/notifications.ts'
import { PATIENCE } from '../../../testing/patience.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

standStill()

let associate: Person
beforeAll(async () => {
  associate = await given.associate({ firstName: 'Olga', lastName: 'Vera' })
})

type Said = { text: string; about?: { kind: 'order'; id: string } }
const answer = (client: Person, body: Said) =>
  signedInAs(associate).call(conversations.answerClient, { params: { id: client.id }, body })
const write = (client: Person, text: string) => signedInAs(client).call(conversations.writeToHouse, { body: { text } })

test('an answer rings each time, and is mailed once in ten minutes, without a name of staff', async () => {
  const client = await given.client({ associate })
  await answer(client, { text: 'Llegó bien.' })
  await answer(client, { text: 'Y vuela mañana.' })
  const place = conversationAddress('client', client.id)
  await expect
    .poll(() => told(client, 'messageAnswered'), PATIENCE)
    .toEqual([
      ['tu pregunta', 'Y vuela mañana.', place],
      ['tu pregunta', 'Llegó bien.', place],
    ])
  const [mail] = await mailsTo(client.email, { count: 1 })
  expect(mail).toMatchObject({ subject: 'Te respondimos sobre tu pregunta' })
  expect(mail?.text).toContain('“Llegó bien.”')
  expect(mail?.text).not.toContain('Olga')

  move(11 * MINUTE)
  await answer(client, { text: 'Ya está en Quito.' })
  expect((await mailsTo(client.email, { count: 2 }))[0]?.text).toContain('“Ya está en Quito.”')
})

test('an answer about a record names it as its client calls it, in their language', async () => {
  const client = await given.client({ associate, language: 'en' })
  const { id } = await given.order({ client })
  await answer(client, { text: 'It flies on Thursday.', about: { kind: 'order', id } })
  const [mail] = await mailsTo(client.email, { count: 1 })
  expect(mail?.subject).toMatch(/^We answered you about (?!your question)/)
})

test('what a client wrote is told to whoever looks after them, and to the administrators where nobody does', async () => {
  const [mine, other] = [await given.associate(), await given.administrator()]
  const looked = await given.client({ associate: mine, firstName: 'Rosa', lastName: 'Paz' })
  await write(looked, '¿Hola?')
  expect(await told(mine, 'messageReceived')).toEqual([['Rosa Paz', '¿Hola?', conversationAddress('associate', looked.id)]])

  const alone = await given.client({ firstName: 'Sara', lastName: 'Sola' })
  await write(alone, '¿Hay alguien?')
  const news = [['Sara Sola', '¿Hay alguien?', conversationAddress('administrator', alone.id)]]
  expect(await told(other, 'messageReceived')).toEqual(news)
})
