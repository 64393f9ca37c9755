import { company, fiscalRegistration as contract, parameters } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { edit, ifMatch } from '../../testing/edits.ts'
import { confirmIva, FISCAL_DATA, fileOfCertificate, keepCertificate } from '../../testing/given/given-fiscal.ts'
import { houseWith } from '../../testing/given/given-house.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { update as setSettings } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { takeNextSequential } from '../fiscal-registration-records/fiscal-sequences.repository.ts'

const administrator = signedInAs('administrator')
const read = () => administrator.call(contract.getFiscalRegistration)
const update = (changes: object = {}) =>
  administrator.call(contract.updateFiscalRegistration, { body: { ...FISCAL_DATA, ...changes } })
const change = (mode: 'off' | 'test' | 'production', word?: string) =>
  administrator.call(contract.changeFiscalMode, { body: { mode, ...(word !== undefined && { word }) } })
const modeIs = async (mode: 'off' | 'test' | 'production') => setSettings((await currentServer()).db, { mode })

describe('what the SRI knows of the house', () => {
  test('is nothing as installed: off, without a number, and every mode says what it lacks', async () => {
    expect(await read()).toEqual({
      version: expect.any(Number),
      mode: 'off',
      productionSince: null,
      company: { legalName: 'Puente Courier S.A.', ruc: '1790011674001' },
      data: {
        ...{ headOfficeAddress: '', establishmentAddress: '', establishment: '001', emissionPoint: '001', keepsAccounts: true },
        ...{ specialTaxpayer: '', withholdingResolution: '', rimpe: null, largeTaxpayerResolution: '', creditDays: 0 },
        ...{ daysOff: [], addedIvaCodes: [] },
      },
      iva: { isConfirmed: false, confirmedAt: null, confirmedBy: null },
      certificate: null,
      sequences: [
        { environment: 'test', kind: 'factura', establishment: '001', emissionPoint: '001', last: 0, next: 1 },
        { environment: 'test', kind: 'notaCredito', establishment: '001', emissionPoint: '001', last: 0, next: 1 },
        { environment: 'production', kind: 'factura', establishment: '001', emissionPoint: '001', last: 0, next: 1 },
        { environment: 'production', kind: 'notaCredito', establishment: '001', emissionPoint: '001', last: 0, next: 1 },
      ],
      unused: [],
      missing: {
        off: [],
        test: ['noHeadOffice', 'ivaNotConfirmed', 'noCertificate'],
        production: ['noHeadOffice', 'ivaNotConfirmed', 'noCertificate', 'noTestFactura', 'noTestNotaCredito'],
      },
    })
  })

  test('is said all at once, and read back as it was said', async () => {
    const said = {
      ...{
        headOfficeAddress: '  Av. 10 de Agosto N1-2  ',
        establishmentAddress: 'Bodega 3',
        establishment: '002',
        emissionPoint: '010',
      },
      ...{ keepsAccounts: false, specialTaxpayer: '5368', withholdingResolution: '00000001', rimpe: 'entrepreneur' as const },
      ...{ largeTaxpayerResolution: 'NAC-GCFOIOC21-00001206-E', creditDays: 30, daysOff: ['2026-12-25', '2027-01-01'] },
      addedIvaCodes: [{ rateInBasisPoints: 1_600, code: '11' }],
    }
    const { data, sequences } = await update(said)
    expect(data).toEqual({ ...said, headOfficeAddress: 'Av. 10 de Agosto N1-2' })
    expect(sequences[0]).toMatchObject({ establishment: '002', emissionPoint: '010', next: 1 })
    expect((await read()).data).toEqual(data)
  })

  test.each([
    ['headOfficeAddress', { headOfficeAddress: ' ' }, 'required'],
    ['establishment', { establishment: '1' }, 'notValid'],
    ['establishment', { establishment: '000' }, 'notValid'],
    ['establishment', { establishment: '1a1' }, 'notValid'],
    ['emissionPoint', { emissionPoint: '0001' }, 'notValid'],
    ['specialTaxpayer', { specialTaxpayer: '12' }, 'notValid'],
    ['withholdingResolution', { withholdingResolution: 'NAC-1' }, 'notValid'],
    ['creditDays', { creditDays: 366 }, 'tooLarge'],
    ['addedIvaCodes.0.code', { addedIvaCodes: [{ rateInBasisPoints: 1_600, code: 'x' }] }, 'notValid'],
    ['numbers.0.next', { numbers: [{ environment: 'test', kind: 'factura', next: 0 }] }, 'tooSmall'],
    ['numbers.0.next', { numbers: [{ environment: 'test', kind: 'factura', next: 1_000_000_000 }] }, 'tooLarge'],
  ])('%s is named where it is %j', async (path, changes, code) => {
    await expect(update(changes)).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })

  test('has one code for one percentage', async () => {
    const twice = [1, 2].map((code) => ({ rateInBasisPoints: 1_600, code: String(code) }))
    await expect(update({ addedIvaCodes: twice })).rejects.toMatchObject({
      details: { fields: [{ path: 'addedIvaCodes.1.rateInBasisPoints', code: 'fieldNotValid' }] },
    })
  })
})

describe('numbers', () => {
  const series = { establishment: '077', emissionPoint: '001' }
  const factura = (next: number) => ({ ...series, numbers: [{ environment: 'production', kind: 'factura', next }] })
  const nextOf = async () =>
    (await read()).sequences.find(({ environment, kind }) => environment === 'production' && kind === 'factura')

  test('are set once, and rise: the next document takes the one that was said', async () => {
    await update(factura(501))
    expect(await nextOf()).toMatchObject({ last: 500, next: 501 })
    const { db } = await currentServer()
    const taken = await db.transaction((tx) => takeNextSequential(tx, { ...series, environment: 'production', kind: 'factura' }))
    expect(taken).toBe(501)
  })

  test('that are the same as before change nothing; below the last they are refused, and nothing else is kept', async () => {
    await update(factura(502))
    const refused = update({ ...factura(501), creditDays: 99 })
    await expect(refused).rejects.toMatchObject({
      status: 422,
      code: 'sequentialTaken',
      details: { last: 501, fields: [{ path: 'numbers.0.next', code: 'sequentialTaken' }] },
    })
    expect((await read()).data.creditDays).toBe(15)
    await update(factura(600))
    expect(await nextOf()).toMatchObject({ last: 599 })
  })

  test.each([
    ['001', '1', false],
    ['001', '999', true],
    ['001', '01', false],
    ['000', '001', false],
    ['010', '100', true],
    ['0 1', '001', false],
    ['', '001', false],
  ])('belong to a series of three digits, not all of them zero: %s-%s', async (establishment, emissionPoint, isOne) => {
    const answer = update({ establishment, emissionPoint }).then(({ data }) => `${data.establishment}-${data.emissionPoint}`)
    if (isOne) expect(await answer).toBe(`${establishment}-${emissionPoint}`)
    else await expect(answer).rejects.toMatchObject({ status: 422 })
  })

  test('of a series that was left are still shown', async () => {
    const { sequences } = await update({ establishment: '001', emissionPoint: '009' })
    expect(sequences).toContainEqual({ ...series, environment: 'production', kind: 'factura', last: 599, next: 600 })
    expect(sequences.slice(0, 4).map(({ emissionPoint }) => emissionPoint)).toEqual(['009', '009', '009', '009'])
  })
})

describe('the mode', () => {
  beforeAll(async () => {
    await update()
  })

  test('of test needs data, confirmed IVA and a certificate; who confirmed it, and when, is shown', async () => {
    await expect(change('test')).rejects.toMatchObject({
      status: 409,
      code: 'fiscalSetupIncomplete',
      details: { because: ['ivaNotConfirmed', 'noCertificate'] },
    })
    await confirmIva()
    const { iva } = await read()
    expect(iva).toEqual({
      isConfirmed: true,
      confirmedAt: expect.stringMatching(/^20/),
      confirmedBy: expect.stringMatching(/\w+ \w+/),
    })
    await keepCertificate(fileOfCertificate())
    expect(await change('test')).toMatchObject({ mode: 'test', productionSince: null, missing: { test: [] } })
  })

  test('of production needs both papers of the test environment, whatever word is typed', async () => {
    await modeIs('test')
    await expect(change('production', 'PRODUCCIÓN')).rejects.toMatchObject({
      code: 'fiscalSetupIncomplete',
      details: {
        because: ['noTestFactura', 'noTestNotaCredito'],
        next: [{ call: 'PUT /fiscal-settings' }, { call: 'POST /fiscal-settings/certificate' }],
      },
    })
  })

  test('that is asked for again changes nothing', async () => {
    await modeIs('test')
    expect((await change('test')).mode).toBe('test')
  })

  test('goes back to off with nothing under way', async () => {
    await modeIs('test')
    expect((await change('off')).mode).toBe('off')
  })
})

describe('while bills become documents', () => {
  beforeAll(() => modeIs('test'))

  const ivaOf = (value: number) =>
    administrator.call(parameters.updateParameters, { body: { parameters: [{ key: 'iva', value }], reason: 'Nueva ley' } })

  test('IVA has a percentage whose code is known, or was entered', async () => {
    await expect(ivaOf(16.5)).rejects.toMatchObject({
      status: 422,
      code: 'ivaCodeUnknown',
      details: { fields: [{ path: 'parameters.0.value' }] },
    })
    await update({ addedIvaCodes: [{ rateInBasisPoints: 1_650, code: '11' }] })
    await ivaOf(16.5)
    await ivaOf(15)
  })

  test('another administrator’s change meanwhile is told, and nothing of it is lost', async () => {
    const { version } = await read()
    const other = await given.administrator({ firstName: 'Elena', lastName: 'Vega' })
    const theirs = { ...FISCAL_DATA, creditDays: 15 }
    await signedInAs(other).call(contract.updateFiscalRegistration, { body: theirs })

    const mine = { body: { ...FISCAL_DATA, specialTaxpayer: '5368' } }
    const who = { who: 'administrator', endpoint: contract.updateFiscalRegistration } as const
    expect(await edit(who, mine, ifMatch(`"${version}"`))).toMatchObject({
      http: 412,
      details: { version: version + 1, changedBy: { name: 'Elena Vega', role: 'administrator' } },
    })
    expect((await read()).data).toMatchObject({ creditDays: 15, specialTaxpayer: '' })
  })

  test('the RUC of the company is one of a taxpayer', async () => {
    const body = { ...houseWith('2100000001'), ruc: '1790011674002' }
    await expect(administrator.call(company.updateCompany, { body })).rejects.toMatchObject({
      status: 422,
      code: 'rucNotOfTaxpayer',
      details: { fields: [{ path: 'ruc' }] },
    })
  })

  test('and stays the one that invoices: another one is for a house that does not', async () => {
    const body = { ...houseWith('2100000001'), ruc: '1792146739001' }
    await expect(administrator.call(company.updateCompany, { body })).rejects.toMatchObject({
      status: 422,
      code: 'rucOfInvoices',
      details: { fields: [{ path: 'ruc' }] },
    })
    await administrator.call(company.updateCompany, { body: { ...houseWith('2100000001'), tradeName: 'Puente del Sur' } })
    await modeIs('off')
    await administrator.call(company.updateCompany, { body })
    await administrator.call(company.updateCompany, { body: houseWith('2100000001') })
  })
})
