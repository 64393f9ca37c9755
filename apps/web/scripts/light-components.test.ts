import { expect, test } from 'vitest'
import { drawnParts, namedMoves, withoutMoves, withoutParts } from './light-components.ts'

test('a component keeps the parts that are drawn, each on its line', () => {
  const code =
    'Menu.displayName = "@mantine/core/Menu";\nMenu.classes = classes;\nMenu.Item = MenuItem;\nMenu.Sub = MenuSub;\nMenu.Label = MenuLabel;\n'
  const left = '\nMenu.classes = classes;\nMenu.Item = MenuItem;\n\nMenu.Label = MenuLabel;\n'
  expect(withoutParts(code, new Set(['Menu.Item', 'Menu.Label']))).toBe(left)
})

test('what screens draw counts, and what components of Mantine draw for them', () => {
  const drawn = drawnParts()
  expect(drawn).toContain('Menu.Item')
  expect(drawn).toContain('Combobox.Target')
  expect(drawn).not.toContain('Menu.Sub')
})

test('of the ways to come in those with a use stay', () => {
  const code =
    'const transitions = {\n\tfade: {\n\t\tin: {\n\t\t\topacity: 1\n\t\t}\n\t},\n\t"skew-up": {\n\t\tin: 1\n\t},\n\tpop: {\n\t\tin: 1\n\t}\n};'
  expect(withoutMoves(code, new Set(['fade', 'pop']))).toBe(code.replace('\t"skew-up": {\n\t\tin: 1\n\t},', '\n\n'))
  const named = namedMoves()
  for (const move of ['fade', 'pop', 'slide-left', 'slide-right', 'slide-up', 'fade-down']) expect(named).toContain(move)
  expect(named).not.toContain('skew-up')
})
