// Different calls about the same people at the same moment: either order of the two is allowed, nothing between.
import { savedViews, users } from '@app/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { atOnce, ROUNDS, rowsOf } from '../../testing/at-once.ts'
import { askFor, wanted } from '../../testing/package-requests.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')

const assign = (associate: Person, client: Person, who: Person | 'administrator' = 'administrator') =>
  signedInAs(who).call(users.assignClients, { params: { id: associate.id }, body: { clientIds: [client.id] } })
const unassign = (associate: Person, client: Person) =>
  administrator.call(users.unassignClients, { params: { id: associate.id }, body: { clientIds: [client.id] } })
const dismiss = ({ id }: Person) => administrator.call(users.updateUser, { params: { id }, body: { status: 'inactive' } })
const associateOf = async ({ id }: Person) => rowsOf(sql`select associate_id as id from users where id = ${id}::uuid`)

test('a client who is given to two associates by two administrators goes to one of them', async () => {
  const other = await given.administrator()
  const [one, two] = [await given.associate(), await given.associate()]
  for (const round of ROUNDS) {
    const client = await given.client()
    const [first, second] = await atOnce(
      round,
      () => assign(one, client),
      () => assign(two, client, other),
    )
    expect([first, second].sort()).toEqual(['clientHasAssociate', 'done'])
    expect(await associateOf(client)).toEqual([{ id: first === 'done' ? one.id : two.id }])
  }
})

test('a client who is taken from one associate while given to another has the other, or none', async () => {
  const other = await given.administrator()
  const [one, two] = [await given.associate(), await given.associate()]
  for (const round of ROUNDS) {
    const client = await given.client({ associate: one })
    const [taken, assigned] = await atOnce(
      round,
      () => unassign(one, client),
      () => assign(two, client, other),
    )
    expect(taken).toBe('done')
    expect(['done', 'clientHasAssociate']).toContain(assigned)
    expect(await associateOf(client)).toEqual([{ id: assigned === 'done' ? two.id : null }])
  }
})

test('no client is given to an associate whose account ends', async () => {
  for (const round of ROUNDS) {
    const [associate, client] = [await given.associate(), await given.client()]
    const [assigned, ended] = await atOnce(
      round,
      () => assign(associate, client),
      () => dismiss(associate),
    )
    expect([
      ['done', 'accountInUse'],
      ['associateNotFound', 'done'],
    ]).toContainEqual([assigned, ended])
    expect(await associateOf(client)).toEqual([{ id: assigned === 'done' ? associate.id : null }])
  }
})

test('what a client asks for while their account ends is asked for whole, or not at all', async () => {
  for (const round of ROUNDS) {
    const client = await given.client()
    await signedInAs(client).call(savedViews.listSavedViews)
    const [asked, ended] = await atOnce(
      round,
      () => askFor(client, [wanted()]),
      () => dismiss(client),
    )
    expect(ended).toBe('done')
    expect(['done', 'clientNotFound', 'notSignedIn']).toContain(asked)
    const made = await rowsOf(sql`select id from orders where client_id = ${client.id}::uuid`)
    expect(made).toHaveLength(asked === 'done' ? 1 : 0)
    await expect(signedInAs(client).call(savedViews.listSavedViews)).rejects.toMatchObject({ code: 'notSignedIn' })
  }
})

test('of two views that are made the default of a screen at once one is', async () => {
  const person = signedInAs(await given.client())
  const view = { screen: '/tuspedidos', query: {}, isDefault: true }
  const save = (name: string) => () => person.call(savedViews.addSavedView, { body: { ...view, name } })
  for (const round of ROUNDS) {
    const outcomes = await atOnce(round, save(`Una ${round}`), save(`Otra ${round}`))
    expect(outcomes).toEqual(['done', 'done'])
    const defaults = (await person.call(savedViews.listSavedViews)).filter(({ isDefault }) => isDefault)
    expect(defaults).toHaveLength(1)
  }
})

test('two administrators change each other’s address', async () => {
  const rename =
    (who: Person, { id }: Person, email: string) =>
    () =>
      signedInAs(who).call(users.updateUser, { params: { id }, body: { email } })
  for (const round of ROUNDS) {
    const [one, two] = [await given.administrator(), await given.administrator()]
    await Promise.all([one, two].map((who) => signedInAs(who).call(savedViews.listSavedViews)))
    const outcomes = await atOnce(round, rename(one, two, `dos.${two.email}`), rename(two, one, `uno.${one.email}`))
    expect([
      ['done', 'done'],
      ['done', 'notSignedIn'],
      ['notSignedIn', 'done'],
    ]).toContainEqual(outcomes)
  }
})
