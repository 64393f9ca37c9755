import { purchases } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { ask, asked, detail, ownClient, purchaseIn, SHOES } from '../../testing/given/given-purchases.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

const own = async (who: Person, query = {}) =>
  (await signedInAs(who).call(purchases.listAssistedPurchases, { query })).data.map(({ id }) => id)
const toHandle = async (who: Person | 'administrator', query = {}) =>
  (await signedInAs(who).call(purchases.listPurchases, { query })).data.map(({ id }) => id)

describe('a client’s own purchases', () => {
  test('are listed, the newest first, a page at a time', async () => {
    const client = await given.client()
    const first = await ask(client)
    const second = await ask(client)
    await ask('client')

    expect(await own(client)).toEqual([second.id, first.id])
    const page = await signedInAs(client).call(purchases.listAssistedPurchases, { query: { limit: 1 } })
    expect(page).toMatchObject({ data: [{ id: second.id }], meta: { page: 1, limit: 1, total: 2, totalPages: 2 } })
    expect(await own(client, { limit: 1, cursor: page.meta.nextCursor })).toEqual([first.id])
  })

  test('by status, one or several', async () => {
    const client = await given.client()
    const inReview = await purchaseIn('inReview', client)
    const removed = await purchaseIn('removed', client)
    const accepted = await purchaseIn('accepted', client)

    expect(await own(client, { status: 'removed' })).toEqual([removed.id])
    expect(await own(client, { status: ['inReview', 'accepted'] })).toEqual([accepted.id, inReview.id])
  })

  test.each([
    ['code', ({ code }: { code: string }) => code.toLowerCase()],
    ['what is bought', () => 'tazón'],
    ['without accents', () => 'TAZON'],
    ['where', () => 'crate and'],
    ['link', () => 'stoneware-bowl'],
  ])('are found by %s', async (_what, typed) => {
    const client = await given.client()
    await ask(client)
    const link = 'https://www.crateandbarrel.com/stoneware-bowl'
    const bowl = await ask(client, { items: [{ ...SHOES, link, store: 'Crate and Barrel', description: 'Tazón' }] })

    expect(await own(client, { q: typed(bowl) })).toEqual([bowl.id])
  })

  test('are not found by the wildcards of a search', async () => {
    const client = await given.client()
    await ask(client)
    expect(await own(client, { q: '%%%' })).toEqual([])
  })

  test('can be sorted by what they cost', async () => {
    const client = await given.client()
    const [dear, cheap] = [await ask(client), await ask(client, { storeShippingInCents: 0 })]
    expect(await own(client, { orderBy: 'totalInCents', mode: 'asc' })).toEqual([cheap.id, dear.id])
  })

  test('are no list of staff’s, and nobody’s without a session', async () => {
    for (const role of ['associate', 'administrator'] as const) {
      await expect(signedInAs(role).call(purchases.listAssistedPurchases)).rejects.toMatchObject({ status: 403 })
    }
    await expect(anonymous.call(purchases.listAssistedPurchases)).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    ['status', { status: 'paid' }],
    ['orderBy', { orderBy: 'comment' }],
    ['limit', { limit: 101 }],
  ])('refuse a wrong %s', async (path, query) => {
    const { status } = await signedInAs('client').fetch(`/api/assisted-purchase?${new URLSearchParams(query as never)}`)
    expect([path, status]).toEqual([path, 422])
  })
})

describe('the purchases to handle', () => {
  test('are an associate’s own clients’', async () => {
    const { associate, client } = await ownClient()
    const theirs = await ask(client)
    await ask((await ownClient()).client)
    await ask('client')

    expect(await toHandle(associate)).toEqual([theirs.id])
  })

  test('are all for an administrator, free clients’ too', async () => {
    const { client } = await ownClient()
    const free = await given.client()
    const both = [await ask(client), await ask(free)].map(({ id }) => id)

    expect((await toHandle('administrator', { limit: 2 })).toSorted()).toEqual(both.toSorted())
    expect(await toHandle('administrator', { clientId: free.id })).toEqual(both.slice(1))
  })

  test('are those without an associate, or with one, where an administrator asks so', async () => {
    const { client } = await ownClient()
    const free = await given.client()
    const [cared, own] = [await ask(client), await ask(free)].map(({ id }) => id)

    expect(await toHandle('administrator', { clientId: client.id, hasAssociate: 'true' })).toEqual([cared])
    expect(await toHandle('administrator', { clientId: client.id, hasAssociate: 'false' })).toEqual([])
    expect(await toHandle('administrator', { clientId: free.id, hasAssociate: 'false' })).toEqual([own])
  })

  test('by the statuses that are open, as the cart asks for them', async () => {
    const { associate, client } = await ownClient()
    const open = []
    for (const status of ['inReview', 'pendingChanges', 'accepted'] as const) open.push(await purchaseIn(status, client))
    await purchaseIn('reviewed', client)
    await purchaseIn('removed', client)

    const query = { status: ['inReview', 'pendingChanges', 'accepted'], mode: 'asc' }
    expect(await toHandle(associate, query)).toEqual(open.map(({ id }) => id))
  })

  test('are found by their client', async () => {
    const { associate, client } = await ownClient()
    const purchase = await ask(client)
    expect(await toHandle(associate, { q: client.email })).toEqual([purchase.id])
    expect(await toHandle(associate, { q: 'nadie-se-llama-asi' })).toEqual([])
  })

  test('say what may be done with each', async () => {
    const { associate, client } = await ownClient()
    await ask(client)
    const { data } = await signedInAs(associate).call(purchases.listPurchases)
    expect(data[0]?.allowedActions).toEqual(['approve', 'review', 'update', 'removeInvoiceLine', 'remove'])
  })

  test('stay with whom they were asked for with, or go with the client’s open orders', async () => {
    const { associate: before, client } = await ownClient()
    const after = await given.associate()
    const [closed, open] = [await purchaseIn('removed', client), await ask(client)]
    const calls = signedInAs('administrator')
    const body = JSON.stringify({ clientIds: [client.id] })
    const headers = { 'content-type': 'application/json' }
    await calls.fetch(`/api/associate/${before.id}/client`, { method: 'DELETE', body, headers })
    expect(await toHandle(before)).toEqual([open.id, closed.id])

    const moving = JSON.stringify({ clientIds: [client.id], withOpenOrders: true })
    await calls.fetch(`/api/associate/${after.id}/client`, { method: 'POST', body: moving, headers })

    expect(await toHandle(after)).toEqual([open.id])
    expect(await toHandle(before)).toEqual([closed.id])
  })

  test('come as a file too, in the language of whoever asks', async () => {
    const { associate, client } = await ownClient()
    const purchase = await purchaseIn('accepted', client)
    const headers = { 'accept-language': 'es' }

    const file = await signedInAs(associate).call(purchases.exportPurchases, { query: { format: 'csv' }, headers })

    const [header, row, ...others] = new TextDecoder().decode(file.content).trim().split('\r\n')
    expect(file.name).toMatch(/^compras-asistidas-\d{4}-\d\d-\d\d-\d{6}\.csv$/)
    expect(header).toMatch(/^Número,Fecha,Estado,Casillero,Cliente,/)
    expect(row).toContain(`${purchase.code},`)
    expect(row).toContain('Aceptado')
    expect(row).toContain('"2 × Zapatillas de correr, 1 × Medias",129.93,129.93,155.92,0,')
    expect(others).toEqual([])
  })

  test('can be selected whole', async () => {
    const { associate, client } = await ownClient()
    const open = await ask(client)
    await purchaseIn('removed', client)
    const selection = signedInAs(associate).call(purchases.selectPurchases, { query: { status: 'inReview' } })
    expect(await selection).toEqual({ ids: [open.id], total: 1 })
  })

  test('are no client’s list', async () => {
    await expect(signedInAs('client').call(purchases.listPurchases)).rejects.toMatchObject({ status: 403 })
    await expect(anonymous.call(purchases.listPurchases)).rejects.toMatchObject({ status: 401 })
  })
})

describe('one purchase', () => {
  test('is read by its owner, their associate and administrators', async () => {
    const { associate, client } = await ownClient()
    const purchase = await ask(client)

    const read = [await detail(purchase, client), await detail(purchase, associate), await detail(purchase)]

    expect(read.map(({ allowedActions: _ofEach, ...same }) => same)).toEqual(
      read.map(() => ({
        ...Object.fromEntries(Object.entries(purchase).filter(([name]) => name !== 'allowedActions')),
        orders: [],
        upFrontInCents: 0,
        // Of 144.42 nobody named a limit above the price.
        highestPriceInCents: 14_442,
        landed: null,
        invoice: { file: null, details: [] },
        reviews: [],
        files: [],
        timeline: [expect.objectContaining({ action: 'create', to: 'inReview' })],
      })),
    )
  })

  test('of somebody else is missing, like one that does not exist', async () => {
    const purchase = await ask('client', asked())
    const readers = [await given.client(), await given.associate(), (await ownClient()).associate]
    for (const who of readers) await expect(detail(purchase, who)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const absent = detail({ id: '01890000-0000-7000-8000-000000000000' })
    await expect(absent).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('needs a session', async () => {
    const { id } = await ask('client')
    await expect(anonymous.call(purchases.getPurchase, { params: { id } })).rejects.toMatchObject({ status: 401 })
  })

  test('is named by an id', async () => {
    const { status } = await signedInAs('administrator').fetch('/api/purchase/COM-000001')
    expect(status).toBe(422)
  })
})

describe('the file of a client’s own purchases', () => {
  test('says in their words what is up to them, and nothing of the house', async () => {
    const client = await given.client()
    const proposed = await purchaseIn('pendingChanges', client)
    const bought = await purchaseIn('reviewed', client)
    const file = await signedInAs(client).send(purchases.exportAssistedPurchases, { query: { format: 'csv' } })
    const [headings = '', ...rows] = (await file.text()).replace('\uFEFF', '').trim().split('\r\n')
    expect(headings.split(',').slice(0, 4)).toEqual(['Número', 'Fecha', 'Estado', 'Qué se compra'])
    const statuses = rows.map((row) => [row.split(',')[0], row.split(',')[2]])
    expect(statuses).toEqual([
      [bought.code, 'Aprobado'],
      [proposed.code, 'Responde el precio'],
    ])
  })
})
