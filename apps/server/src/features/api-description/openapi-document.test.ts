import { describe, expect, test } from 'vitest'
import type { Answered, OpenApiDocument, Operation } from './openapi.ts'
import { openApiDocument } from './openapi-document.ts'

const document: OpenApiDocument = openApiDocument('1.2.3')

const operation = (method: 'get' | 'post' | 'put' | 'delete' | 'patch', path: string): Operation => {
  const found = document.paths[path]?.[method]
  if (!found) throw new Error(`${method} ${path} is not described`)
  return found
}
const parameter = (of: Operation, name: string) => of.parameters.find((one) => 'name' in one && one.name === name)
const headersOf = (of: Operation) => of.parameters.flatMap((one) => ('$ref' in one ? [one.$ref.split('/').at(-1)] : []))
const answer = (of: Operation, status: number) => of.responses[status] as Answered
const codes = (of: Operation, status: number) => answer(of, status)?.['x-codes']

describe('an operation', () => {
  test('has the name of its export, its area, its roles and whether a session is needed', () => {
    expect(operation('post', '/bundle')).toMatchObject({
      operationId: 'createBundle',
      tags: ['bundles'],
      'x-roles': ['associate', 'administrator'],
      description: expect.stringContaining('Associates and administrators may call it.'),
      security: [{ session: [] }],
    })
    expect(operation('post', '/auth/signin')).toMatchObject({ 'x-roles': 'anyone', security: [] })
    expect(document.components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' })
  })

  test('says what stands in its path', () => {
    expect(parameter(operation('get', '/order/{id}'), 'id')).toEqual({
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'string', format: 'uuid' },
    })
  })

  test('says what its query takes: bounds, defaults, and what may be repeated', () => {
    const list = operation('get', '/order/client')

    expect(parameter(list, 'limit')).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
    })
    expect(parameter(list, 'page')).toMatchObject({ schema: { type: 'integer', minimum: 1, default: 1 } })
    expect(parameter(list, 'mode')).toMatchObject({ schema: { enum: ['asc', 'desc'], default: 'desc' } })
    expect(parameter(list, 'orderBy')).toMatchObject({ schema: { enum: expect.arrayContaining(['createdAt', 'code']) } })
    expect(parameter(list, 'status')).toMatchObject({
      style: 'form',
      explode: true,
      schema: { type: 'array', items: { $ref: '#/components/schemas/OrderStatus' } },
    })
    expect(parameter(operation('get', '/order/admin'), 'isBundled')).toMatchObject({ schema: { type: 'boolean' } })
  })

  test('says what its body is, of a DELETE too', () => {
    expect(operation('delete', '/order').requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['orderIds'],
      properties: { orderIds: { type: 'array', minItems: 1, maxItems: 1_000 }, reason: { type: 'string', maxLength: 500 } },
    })
  })

  test('says how files come with it', () => {
    const form = operation('post', '/order/create').requestBody?.content['multipart/form-data']

    expect(form).toMatchObject({
      schema: { required: ['data'], properties: { data: { $ref: '#/components/schemas/NewRequest' } } },
      encoding: { data: { contentType: 'application/json' } },
    })
    expect(form?.schema.properties?.['photo-0']).toMatchObject({ type: 'string', format: 'binary' })
    expect(Object.keys(form?.schema.properties ?? {})).toEqual(['data', 'invoice-0', 'tracking-0', 'photo-0'])
    const incomplete = operation('post', '/order/update-incomplete/{id}').requestBody?.content['multipart/form-data']
    expect(incomplete?.schema.properties?.invoice).toMatchObject({ type: 'string', format: 'binary' })
  })

  test('says that it answers a file, and of which kind', () => {
    const pdf = answer(operation('get', '/sale-order/order/{id}/pdf'), 200)

    expect(Object.keys(pdf.content ?? {})).toEqual(['application/pdf'])
    expect(pdf.headers).toEqual({ 'content-disposition': { $ref: '#/components/headers/ContentDisposition' } })
  })

  test('says which events its stream carries', () => {
    const stream = answer(operation('get', '/notification/stream'), 200).content?.['text/event-stream']

    expect(stream?.['x-events']).toMatchObject({
      notification: { $ref: '#/components/schemas/Notification' },
      unread: { properties: { unread: { type: 'integer' } } },
    })
  })

  test('says which headers it honours', () => {
    expect(headersOf(operation('get', '/order/client'))).toEqual(['ClientType'])
    expect(headersOf(operation('get', '/sale-order/order/{id}/pdf'))).toEqual(['ClientType', 'AcceptLanguage'])
    expect(headersOf(operation('post', '/auth/signin'))).toEqual(['ClientType'])
    expect(headersOf(operation('post', '/bundle'))).toEqual(['ClientType', 'IdempotencyKey'])
    expect(headersOf(operation('put', '/order/associate/value/{id}'))).toEqual(['ClientType', 'IdempotencyKey', 'IfMatch'])
    expect(answer(operation('put', '/order/associate/value/{id}'), 200).headers).toHaveProperty('ETag')
  })

  test('says what it may be refused for', () => {
    const setValue = operation('put', '/order/associate/value/{id}')

    expect(codes(setValue, 400)).toEqual(['malformedRequest'])
    expect(codes(setValue, 401)).toEqual(['notSignedIn'])
    expect(codes(setValue, 403)).toEqual(['roleNotAllowed', 'permissionMissing', 'secondFactorRequired'])
    expect(codes(operation('post', '/manifest/{id}/ship'), 403)).toContain('reauthenticationNeeded')
    expect(codes(setValue, 404)).toEqual(['orderNotFound'])
    expect(codes(setValue, 409)).toEqual(['orderActionNotAllowed', 'orderChangedMeanwhile', 'requestInProgress'])
    expect(codes(setValue, 412)).toEqual(['preconditionFailed'])
    expect(codes(setValue, 413)).toEqual(['requestTooLarge'])
    expect(codes(setValue, 415)).toEqual(['mediaTypeNotAllowed'])
    expect(codes(setValue, 422)).toContain('validationFailed')
    expect(codes(setValue, 503)).toEqual(['databaseUnavailable'])
    expect(codes(operation('post', '/auth/signin'), 429)).toEqual(['workNeeded', 'tooManyRequests'])
  })

  test('says which transition of a lifecycle it is', () => {
    expect(operation('post', '/manifest/{id}/ship')['x-transitions']).toContainEqual({
      lifecycle: 'order',
      action: 'ship',
      from: ['inWarehouseMIA'],
      to: 'sended',
      by: ['administrator'],
    })
  })
})

describe('a schema', () => {
  test('has the name that the contract exports it by', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Order', 'OrderDetail', 'OrderList', 'OrderStatus', 'Bundle', 'Bill', 'Manifest', 'Refusal', 'Me']),
    )
    expect(answer(operation('get', '/order/{id}'), 200).content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/OrderDetail',
    })
  })

  test('says of a field what the contract says of it, and its unit', () => {
    expect(document.components.schemas.Order?.properties?.requestNumber?.description).toBe(
      'Packages asked for together share it. Empty to clients, as the codes of bundles and manifests are.',
    )
    expect(document.components.schemas.OrderDetail?.properties?.requestNumber?.description).toBe(
      'Packages asked for together share it. Empty to clients, as the codes of bundles and manifests are.',
    )
    expect(document.components.schemas.Order?.properties?.productValueInCents?.description).toBe('US cents.')
  })

  test('asks in a request only for what has no default', () => {
    expect(document.components.schemas.NewRequest?.required).toEqual(['category', 'packages'])
    expect(document.components.schemas.Order?.required).toContain('observation')
  })

  test('says what the steps of a text ask for', () => {
    expect(document.components.schemas.Account?.properties?.email).toEqual({
      type: 'string',
      format: 'email',
      minLength: 1,
      maxLength: 254,
    })
  })
})

test('every refusal and every code of a field is in the catalogue', () => {
  expect(document['x-problems']).toContainEqual({ code: 'orderNotFound', status: 404, message: 'Order not found' })
  expect(document['x-problems']).toContainEqual({ code: 'NOT_FOUND', status: 404, message: 'Purchase not found' })
  expect(document['x-problems']).toContainEqual({
    code: 'methodNotAllowed',
    status: 405,
    message: 'This path does not answer this method',
  })
  expect(document['x-field-codes']).toContainEqual({ code: 'required', message: 'This field is required.' })
})
