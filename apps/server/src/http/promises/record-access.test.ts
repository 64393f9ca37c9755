// On whose records each call is done: every call that names a record, by seven people. Another owner's record answers like one that does not exist.
import { users } from '@app/contract'
import { beforeAll, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { liftQuota, MAKERS, type Records, recordsOf } from '../../testing/given/given-records.ts'
import { cedula } from '../../testing/people.ts'
import { ABSENT, callsThatName, outcomeOf } from '../../testing/record-calls.ts'
import { contentOf } from '../../testing/record-contents.ts'
import { whatIsKept } from '../../testing/what-is-kept.repository.ts'
import { type Person, signedInAs } from '../../testing/world.ts'
import { ROWS, WHO, type Who } from './record-access-table.ts'

const administrator = signedInAs('administrator')
const people = {} as Record<Who, Person>
/** Whose packages somebody has beside the record. */
const clients = {} as Record<Who, Person>
let records: Records

beforeAll(async () => {
  await liftQuota()
  const [associate, formerAssociate, anotherAssociate] = [
    await given.associate(),
    await given.associate(),
    await given.associate(),
  ]
  const owner = await given.client({ associate: formerAssociate })
  records = await recordsOf(owner, formerAssociate)
  await reassign(owner, formerAssociate, associate)
  records = { ...records, associate: associate.id }
  const [anotherClient, disabled] = [await given.client(), await given.administrator()]
  Object.assign(people, { owner, anotherClient, associate, anotherAssociate, formerAssociate, disabled })
  people.administrator = await given.administrator()
  for (const who of WHO) clients[who] = owner
  clients.anotherClient = anotherClient
  for (const who of ['anotherAssociate', 'formerAssociate'] as const) {
    clients[who] = await given.client({ associate: people[who] })
  }
  await disable(disabled)
}, 120_000)

test('every call that names a record has a row', () => {
  expect([...new Set(ROWS.map(({ call }) => call))].toSorted()).toEqual(callsThatName(() => true))
})

test.each(ROWS)('$call $kind', async (row) => {
  const answers: Partial<Record<Who, string>> = {}
  const refused = await Promise.all(
    whoever(row, (cell) => cell !== 'done').map(async (who) => [who, await callOf(row, who)] as const),
  )
  const before = await whatIsKept()
  for (const [who, tried] of refused) answers[who] = await tried.answer()
  expect(await whatIsKept()).toEqual(before)
  for (const who of whoever(row, (cell) => cell === 'done')) answers[who] = await (await callOf(row, who)).answer()

  expect(WHO.map((who) => answers[who] ?? '-')).toEqual(row.cells)
})

type Row = (typeof ROWS)[number]

const whoever = ({ cells }: Row, isMeant: (cell: string) => boolean): Who[] =>
  WHO.filter((_who, index) => cells[index] !== '-' && isMeant(cells[index] ?? ''))

/** A call that is ready to be made. A permitted caller makes it on a record of their own, so that the next caller finds theirs untouched. */
async function callOf({ call, kind, cells, code }: Row, who: Who): Promise<{ answer: () => Promise<string> }> {
  const isDone = cells[WHO.indexOf(who)] === 'done'
  const id = isDone && !call.startsWith('GET') ? await MAKERS[kind](people.owner, people.associate) : records[kind]
  const about = { role: people[who].role, owner: people.owner, associate: people.associate, client: clients[who] }
  const absent = kind === 'consignee' ? cedula(6_999_999) : ABSENT
  const [sent, sentOfNone] = [await contentOf(call, kind, id, about), await contentOf(call, kind, absent, about)]
  const caller = signedInAs(people[who])
  return {
    answer: async () => {
      const told = await outcomeOf(caller, call, id, sent)
      const said = JSON.stringify(told)
      if (told.status === 404 && told.code === code && said === JSON.stringify(await outcomeOf(caller, call, absent, sentOfNone)))
        return 'none'
      return SAID[`${told.status} ${told.code}`] ?? said
    },
  }
}

const SAID: Record<string, string> = {
  ...{ '200 undefined': 'done', '202 undefined': 'done' },
  ...{ '401 notSignedIn': 'out', '403 roleNotAllowed': 'role' },
  '409 approvalOfAnother': 'asker',
}
/** All that is open of the client goes on with another associate. */
async function reassign(client: Person, from: Person, to: Person): Promise<void> {
  const body = { clientIds: [client.id] }
  await administrator.call(users.unassignClients, { params: { id: from.id }, body })
  await administrator.call(users.assignClients, { params: { id: to.id }, body: { ...body, withOpenOrders: true } })
}
async function disable(person: Person): Promise<void> {
  await signedInAs(person).fetch('/api/role')
  await administrator.call(users.updateUser, { params: { id: person.id }, body: { status: 'inactive' } })
}
