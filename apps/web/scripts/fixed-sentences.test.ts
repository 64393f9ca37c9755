// The sentences that the specification fixes (sections 2, 5 and 8), letter by letter: a screen that says one has it from the translations,
// and `check-translations.ts` refuses translations that no screen says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LOCALES = join(import.meta.dirname, '../public/locales')

const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(sentencesIn)

const sentencesOf = (language: string): string[] =>
  readdirSync(join(LOCALES, language)).flatMap((file) =>
    sentencesIn(JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8'))),
  )

test.each([
  'Creación de cuenta exitosa, ahora ya posee una cuenta.',
  'Orden creada exitosamente.',
  'Descripción actualizada con exito.',
  'Usuario actualizado exitosamente.',
  'Clientes agregados exitosamente.',
  'Clientes eliminados exitosamente.',
  'Paquetes confirmados con éxito.',
  'Orden creada con éxito',
  'Parametros actualizado exitosamente.',
  'Facturas descargadas exitosamente.',
  'Factura cargada exitosamente.',
  'Bulto actualizado exitosamente.',
  'Bultos confirmados con exitos.',
  'Pesos actualizados con exitos.',
  'Cargos actualizados exitosamente.',
  'Actualizado con éxito',
  'Eliminado con éxito',
  'Orden aprobada con éxito',
  'Revisión enviada con éxito',
  'En caso de existir la cuenta, revisar su correo electrónico.',
  'Se ha producido un error al descargar las facturas.',
])('in Spanish: %s', (sentence) => {
  expect(sentencesOf('es')).toContain(sentence)
})

test.each(['This field is required.', 'Passwords do not match.', 'Weak password.'])('in English: %s', (sentence) => {
  expect(sentencesOf('en')).toContain(sentence)
})
