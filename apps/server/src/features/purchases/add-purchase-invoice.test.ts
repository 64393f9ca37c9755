import { files as filesContract, purchaseActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { ask, detail, ownClient, purchaseIn } from '../../testing/given/given-purchases.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')
const file = (field = 'invoice', content = PDF) => ({ field, name: 'factura.pdf', content })
const SHOES_LINE = { description: 'Running shoes', quantity: 2, unitPriceInCents: 4_999 }
const GIFT_LINE = { description: 'Gift wrap', quantity: 1, unitPriceInCents: 300 }

const add = (who: Person, { id }: { id: string }, details: object[] = [], files = [file()]) =>
  signedInAs(who).call(purchaseActions.addPurchaseInvoice, { params: { id }, body: { details } as never, files })
const removeLine = (who: Person | 'administrator' | 'associate', { id }: { id: string }, itemId = '') =>
  signedInAs(who).call(purchaseActions.removeInvoiceLine, { params: { id, itemId } })

describe('the invoice of the store', () => {
  test('is kept with its lines', async () => {
    const client = await given.client()
    const purchase = await ask(client)

    const { invoice, files, timeline, version } = await add(client, purchase, [SHOES_LINE, GIFT_LINE])

    expect(invoice).toMatchObject({
      file: { name: 'factura.pdf', contentType: 'application/pdf', purpose: 'invoice' },
      details: [SHOES_LINE, GIFT_LINE],
    })
    expect(files).toEqual([invoice.file])
    expect(timeline.at(-1)).toMatchObject({ action: 'addInvoice', from: 'inReview', to: 'inReview', fileIds: [files[0]?.id] })
    expect(version).toBe(2)
  })

  test('may come without lines, and in place of the one before', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    const before = await add(client, purchase, [SHOES_LINE])

    const after = await add(client, purchase)

    expect(after.invoice.details).toEqual([])
    expect(after.invoice.file?.id).not.toBe(before.invoice.file?.id)
    expect(after.files).toHaveLength(2)
  })

  test('is for whoever may see the purchase', async () => {
    const { associate, client } = await ownClient()
    const { invoice } = await add(client, await ask(client))
    const download = (who: Person | 'associate') =>
      signedInAs(who).call(filesContract.getFile, { params: { id: invoice.file?.id ?? '' } })

    await expect(download(client)).resolves.toMatchObject({ name: 'factura.pdf' })
    await expect(download(associate)).resolves.toMatchObject({ content: PDF })
    await expect(download('associate')).rejects.toMatchObject({ status: 404 })
  })

  test.each(['pendingChanges', 'accepted'] as const)('may come when the purchase is %s', async (status) => {
    const client = await given.client()
    const { invoice } = await add(client, await purchaseIn(status, client), [SHOES_LINE])
    expect(invoice.details).toHaveLength(1)
  })

  test.each(['reviewed', 'removed'] as const)('comes too late when the purchase is %s', async (status) => {
    const client = await given.client()
    const attempt = add(client, await purchaseIn(status, client))
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'purchaseActionNotAllowed' })
  })

  test('is the owner’s to give', async () => {
    const { associate, client } = await ownClient()
    const purchase = await ask(client)
    await expect(add(await given.client(), purchase)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(add(associate, purchase)).rejects.toMatchObject({ status: 403 })
    const sent = { params: { id: purchase.id }, body: {}, files: [file()] }
    await expect(anonymous.call(purchaseActions.addPurchaseInvoice, sent)).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    ['no file', [], 422, 'fieldRequired'],
    ['a file of another name', [file('photo')], 422, 'fieldNotValid'],
    ['two invoices', [file(), file()], 422, 'fieldNotValid'],
    ['what is no document', [file('invoice', new TextEncoder().encode('hola'))], 415, 'fileTypeNotAllowed'],
  ])('is refused: %s', async (_what, files, status, code) => {
    const client = await given.client()
    const purchase = await ask(client)
    await expect(add(client, purchase, [SHOES_LINE], files)).rejects.toMatchObject({ status, code })
    expect((await detail(purchase)).invoice).toEqual({ file: null, details: [] })
  })

  test.each([
    ['details.0.description', 'required', { ...SHOES_LINE, description: '' }],
    ['details.0.quantity', 'quantityNotPositive', { ...SHOES_LINE, quantity: 0 }],
    ['details.0.unitPriceInCents', 'priceRequired', { ...SHOES_LINE, unitPriceInCents: -1 }],
    ['details.0.id', 'unknownField', { ...SHOES_LINE, id: crypto.randomUUID() }],
  ])('is refused with a wrong %s', async (path, code, line) => {
    const client = await given.client()
    const attempt = add(client, await ask(client), [line])
    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })
})

describe('a line of the invoice', () => {
  test('that does not belong to it is taken out by staff', async () => {
    const { associate, client } = await ownClient()
    const purchase = await ask(client)
    const { invoice } = await add(client, purchase, [SHOES_LINE, GIFT_LINE])

    const after = await removeLine(associate, purchase, invoice.details[1]?.id)

    expect(after.invoice.details).toEqual([invoice.details[0]])
    expect(after).toMatchObject({ version: 3, price: purchase.price })
    expect(after.timeline.at(-1)).toMatchObject({ action: 'removeInvoiceLine', actor: { role: 'associate' } })
  })

  test('is taken out once', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    const { invoice } = await add(client, purchase, [SHOES_LINE])
    const lineId = invoice.details[0]?.id ?? ''

    const attempts = await Promise.allSettled([1, 2, 3].map(() => removeLine('administrator', purchase, lineId)))

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(removeLine('administrator', purchase, lineId)).rejects.toMatchObject({
      status: 404,
      code: 'invoiceLineNotFound',
      details: { ids: [lineId] },
    })
  })

  test('of another purchase is not found', async () => {
    const client = await given.client()
    const [purchase, other] = [await ask(client), await ask(client)]
    const { invoice } = await add(client, other, [SHOES_LINE])

    const attempt = removeLine('administrator', purchase, invoice.details[0]?.id)

    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'invoiceLineNotFound' })
    expect((await detail(other)).invoice.details).toHaveLength(1)
  })

  test('stays once the purchase is reviewed', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    const { invoice } = await add(client, purchase, [SHOES_LINE])
    await signedInAs('administrator').call(purchaseActions.approvePurchase, { params: { id: purchase.id }, body: {} })

    const attempt = removeLine('administrator', purchase, invoice.details[0]?.id)
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'purchaseActionNotAllowed' })
  })

  test('is staff’s to take out, within their reach', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    const { invoice } = await add(client, purchase, [SHOES_LINE])
    const lineId = invoice.details[0]?.id ?? ''

    await expect(removeLine(client, purchase, lineId)).rejects.toMatchObject({ status: 403 })
    await expect(removeLine('associate', purchase, lineId)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const params = { id: purchase.id, itemId: lineId }
    await expect(anonymous.call(purchaseActions.removeInvoiceLine, { params })).rejects.toMatchObject({ status: 401 })
  })
})
