import { expect, test } from 'vitest'
import { drawnParts, withoutParts } from './light-components.ts'

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
