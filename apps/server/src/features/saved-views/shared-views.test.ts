// Views that the team of administrators shares (office, section 5).
import { savedViews as contract, personalData, users } from '@app/contract'
import { MOST_SHARED_VIEWS } from '@app/domain'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { rowsOf } from '../../testing/at-once.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'

const ORDERS = '/operations/estadodepedidos'
const PAYMENTS = '/finances/pagos'
const REFUSED = { status: 403, code: 'permissionMissing' }
const ABSENT = { status: 404, code: 'savedViewNotFound' }

let made = 0
const viewOf = (screen: string, changed: Partial<{ name: string; query: Record<string, string>; isShared: boolean }> = {}) => {
  made += 1
  return { screen, name: `Vuelo ${made}`, query: { status: 'inWarehouseMIA' }, isDefault: false, isShared: true, ...changed }
}
const save = (who: Person, body: ReturnType<typeof viewOf>) => signedInAs(who).call(contract.addSavedView, { body })
const change = (who: Person, id: string, body: object) =>
  signedInAs(who).call(contract.updateSavedView, { params: { id }, body: body as ReturnType<typeof viewOf> })
const remove = (who: Person, id: string) => signedInAs(who).call(contract.removeSavedView, { params: { id } })
const idsOf = async (who: Person, screen?: string): Promise<string[]> =>
  (await signedInAs(who).call(contract.listSavedViews, screen ? { query: { screen } } : {})).map(({ id }) => id)

describe('a view that is shared', () => {
  test('is seen by every administrator, after their own, with who shares it; by nobody else', async () => {
    const [maker, colleague] = [await given.administrator(), await givenDuties(['reader'])]
    const body = viewOf(ORDERS)
    const { id } = await save(maker, body)
    const own = await save(colleague, viewOf(ORDERS, { name: 'Zeta', isShared: false }))
    const seen = await signedInAs(colleague).call(contract.listSavedViews, { query: { screen: ORDERS } })
    expect(seen.map((view) => view.id)).toEqual([own.id, id])
    const sharedBy = { id: maker.id, name: `${maker.firstName} ${maker.lastName}` }
    expect(seen).toMatchObject([
      { isShared: false, sharedBy: null },
      { ...body, sharedBy },
    ])
    for (const other of [await given.client(), await given.associate()]) {
      expect(await idsOf(other)).toEqual([])
      await expect(change(other, id, body)).rejects.toMatchObject(ABSENT)
      await expect(remove(other, id)).rejects.toMatchObject(ABSENT)
    }
  })

  test('is changed and forgotten by its maker and by owners; others copy it', async () => {
    const [maker, owner, counter] = [
      await givenDuties(['warehouseMIA']),
      await given.administrator(),
      await givenDuties(['counter']),
    ]
    const body = viewOf(ORDERS)
    const { id } = await save(maker, body)
    await expect(change(counter, id, body)).rejects.toMatchObject(REFUSED)
    await expect(remove(counter, id)).rejects.toMatchObject(REFUSED)
    const copy = await save(counter, { ...body, isShared: false })
    expect(copy).toMatchObject({ name: body.name, query: body.query, isShared: false, sharedBy: null })

    const renamed = await change(owner, id, { ...body, name: `${body.name} de Miami`, query: { status: 'sended' } })
    expect(renamed).toMatchObject({ name: `${body.name} de Miami`, query: { status: 'sended' }, sharedBy: { id: maker.id } })
    expect(await change(maker, id, body)).toMatchObject({ name: body.name, version: 3 })
    await remove(owner, id)
    expect(await idsOf(maker, ORDERS)).not.toContain(id)
    expect(await idsOf(counter, ORDERS)).toContain(copy.id)
  })

  test('opens the screen of its maker alone, who alone takes it back', async () => {
    const [maker, owner] = [await given.administrator(), await given.administrator()]
    const body = viewOf(ORDERS)
    const { id } = await save(maker, { ...body, isDefault: true })
    const [seen] = (await signedInAs(owner).call(contract.listSavedViews)).filter((view) => view.id === id)
    expect(seen).toMatchObject({ isDefault: false })
    await expect(change(owner, id, { ...body, isDefault: true })).rejects.toMatchObject(REFUSED)
    await expect(change(owner, id, { ...body, isShared: false })).rejects.toMatchObject(REFUSED)
    await change(owner, id, { ...body, name: `${body.name}!` })
    const [kept] = (await signedInAs(maker).call(contract.listSavedViews)).filter((view) => view.id === id)
    expect(kept).toMatchObject({ isDefault: true, name: `${body.name}!` })

    expect(await change(maker, id, { ...body, isShared: false })).toMatchObject({ isShared: false, sharedBy: null })
    expect(await idsOf(owner)).not.toContain(id)
    await expect(change(owner, id, body)).rejects.toMatchObject(ABSENT)
  })

  test('stays shared where a change says nothing of it', async () => {
    const maker = await given.administrator()
    const { isShared: _left, ...body } = viewOf(ORDERS)
    const { id } = await save(maker, { ...body, isShared: true })
    expect(await change(maker, id, { ...body, name: `${body.name} b` })).toMatchObject({ isShared: true })
  })

  test('of a list that a person may not read is not there for them, nor of a tab', async () => {
    const accounts = await givenDuties(['accounts'])
    const [miami, counter] = [await givenDuties(['warehouseMIA']), await givenDuties(['counter'])]
    const due = viewOf('/finances/cartera')
    const overdue = await save(accounts, due)
    const received = await save(accounts, viewOf(PAYMENTS, { query: { view: 'received' } }))
    const statements = await save(accounts, viewOf(PAYMENTS, { query: { view: 'statements' } }))
    expect(await idsOf(await given.administrator())).toEqual(expect.arrayContaining([overdue.id, received.id, statements.id]))
    const seenByCounter = await idsOf(counter)
    expect(seenByCounter).toContain(received.id)
    expect(seenByCounter).not.toContain(statements.id)
    const seenInMiami = await idsOf(miami)
    for (const { id } of [overdue, received, statements]) expect(seenInMiami).not.toContain(id)
    await expect(change(miami, overdue.id, due)).rejects.toMatchObject(ABSENT)
    await expect(remove(miami, overdue.id)).rejects.toMatchObject(ABSENT)
  })

  test('is of a screen that its maker may open', async () => {
    const miami = await givenDuties(['warehouseMIA'])
    await expect(save(miami, viewOf('/finances/cartera'))).rejects.toMatchObject(REFUSED)
    await expect(save(miami, viewOf('/nowhere'))).rejects.toMatchObject(REFUSED)
    const body = viewOf(ORDERS)
    const { id } = await save(miami, body)
    await expect(change(miami, id, { ...body, screen: '/finances/cartera' })).rejects.toMatchObject(REFUSED)
    for (const other of [await given.client(), await given.associate()])
      await expect(save(other, viewOf('/tuspedidos'))).rejects.toMatchObject(REFUSED)
  })

  test('has a name of its own among the team’s, whatever each person calls theirs', async () => {
    const [one, other] = [await given.administrator(), await given.administrator()]
    const body = viewOf(ORDERS)
    await save(one, body)
    const taken = { status: 409, code: 'sharedViewNameTaken', details: { fields: [{ path: 'name' }] } }
    await expect(save(other, body)).rejects.toMatchObject(taken)
    const own = await save(other, { ...body, isShared: false })
    await expect(change(other, own.id, body)).rejects.toMatchObject(taken)
    const mine = await save(one, { ...body, isShared: false })
    const [shared] = (await signedInAs(one).call(contract.listSavedViews)).filter(
      ({ name, isShared }) => isShared && name === body.name,
    )
    const back = change(one, shared?.id ?? '', { ...body, isShared: false })
    await expect(back).rejects.toMatchObject({ status: 409, code: 'savedViewNameTaken' })
    expect(await idsOf(one)).toContain(mine.id)
  })

  test('is one of twenty of its screen at most, also where the last two come at once', async () => {
    const maker = await given.administrator()
    const screen = '/administration/correos'
    for (let number = 1; number < MOST_SHARED_VIEWS; number += 1) await save(maker, viewOf(screen))
    const atOnce = await Promise.allSettled([save(maker, viewOf(screen)), save(await given.administrator(), viewOf(screen))])
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [refused] = atOnce.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toMatchObject({ status: 409, code: 'tooManySharedViews' })
    const own = viewOf(screen, { isShared: false })
    const { id } = await save(maker, own)
    await expect(change(maker, id, { ...own, isShared: true })).rejects.toMatchObject({ code: 'tooManySharedViews' })
    const [first = ''] = (await idsOf(maker, screen)).slice(1)
    await remove(maker, first)
    expect(await change(maker, id, { ...own, isShared: true })).toMatchObject({ isShared: true })
  })

  test('stays when its maker leaves, for owners to manage', async () => {
    const [maker, owner] = [await given.administrator(), await given.administrator()]
    const body = viewOf(ORDERS)
    const { id } = await save(maker, body)
    await signedInAs(owner).call(users.updateUser, { params: { id: maker.id }, body: { status: 'inactive' } })
    expect(await idsOf(owner, ORDERS)).toContain(id)
    expect(await change(owner, id, { ...body, name: `${body.name} sin su autora` })).toMatchObject({ sharedBy: { id: maker.id } })
    await remove(owner, id)
    expect(await idsOf(owner, ORDERS)).not.toContain(id)
  })

  test('stays when the account of its maker is closed, whose own views go', async () => {
    const [maker, owner] = [await given.administrator(), await given.administrator()]
    const body = viewOf(ORDERS)
    const { id } = await save(maker, body)
    await save(maker, { ...body, isShared: false })
    await signedInAs(owner).call(personalData.closeAccount, { params: { id: maker.id }, body: { request: 'Carta.' } })
    await expect
      .poll(() => rowsOf(sql`select id, is_shared from saved_views where user_id = ${maker.id}::uuid`))
      .toEqual([{ id, is_shared: true }])
    const [seen] = (await signedInAs(owner).call(contract.listSavedViews)).filter((view) => view.id === id)
    expect(seen?.sharedBy?.name).not.toContain(maker.lastName)
  })
})
