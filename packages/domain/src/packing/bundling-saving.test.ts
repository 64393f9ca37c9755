import { expect, test } from 'vitest'
import { initialParameterValues } from '../rules/parameter-catalogue.ts'
import { readRetailParameters } from '../rules/parameters.ts'
import { openSaving, type PackageInMiami, type PackageToShare, savingOf } from './bundling-saving.ts'

const parameters = readRetailParameters(initialParameterValues())

const light = (changes: Partial<PackageToShare> = {}): PackageToShare => ({
  category: 'B',
  isSpecial: false,
  weightInGrams: 1_000,
  productValueInCents: 5_000,
  ...changes,
})

const saving = (chosen: PackageToShare[], authorized: PackageToShare[] = []) =>
  savingOf(chosen, authorized, parameters).savingInCents

test('three packages in one declaration save two duties of 20 USD', () => {
  expect(saving([light(), light(), light()])).toBe(4_000)
})

test('one package alone saves nothing', () => {
  expect(saving([light()])).toBe(0)
})

test('one package joins those that were authorized before', () => {
  expect(saving([light()], [light()])).toBe(2_000)
})

test('packages that pass 4 kg together need a second declaration', () => {
  expect(saving([light({ weightInGrams: 2_500 }), light({ weightInGrams: 2_500 })])).toBe(0)
  expect(saving([light({ weightInGrams: 2_500 }), light({ weightInGrams: 2_500 }), light()])).toBe(2_000)
})

test('packages that pass 400 USD with tax together need a second declaration', () => {
  expect(saving([light({ productValueInCents: 18_779 }), light({ productValueInCents: 18_780 })])).toBe(2_000)
  expect(saving([light({ productValueInCents: 18_780 }), light({ productValueInCents: 18_780 })])).toBe(0)
})

test('special and ordinary packages never share one', () => {
  expect(saving([light(), light({ isSpecial: true })])).toBe(0)
})

test('says how many packages share how many declarations', () => {
  const chosen = [light({ weightInGrams: 2_500 }), light({ weightInGrams: 2_500 })]
  expect(savingOf(chosen, [light()], parameters)).toEqual({ packages: 3, declarations: 2, savingInCents: 2_000 })
})

const inMiami = (identification: string, changes: Partial<PackageInMiami> = {}): PackageInMiami => ({
  ...light(),
  bundle: null,
  isAuthorizedToBundle: false,
  consignee: { identification },
  ...changes,
})

test('packages in Miami save only with those of the same consignee', () => {
  expect(openSaving([inMiami('1'), inMiami('2')], parameters).savingInCents).toBe(0)
  expect(openSaving([inMiami('1'), inMiami('1'), inMiami('2')], parameters)).toEqual({
    packages: 2,
    declarations: 1,
    savingInCents: 2_000,
  })
})

test('a package that is bundled already saves nothing more', () => {
  expect(openSaving([inMiami('1'), inMiami('1', { bundle: { id: 'x' } })], parameters).savingInCents).toBe(0)
})

test('packages that may share already need no authorization', () => {
  const authorized = inMiami('1', { isAuthorizedToBundle: true })

  expect(openSaving([authorized, authorized], parameters).savingInCents).toBe(0)
})
