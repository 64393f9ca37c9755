// The four recipes of CONTRIBUTING.md, as somebody follows them: an example each.
import { field } from './field.ts'
import { listFilter } from './list-filter.ts'
import type { Recipe } from './recipe.ts'
import { screen } from './screen.ts'
import { status } from './status.ts'

export const RECIPES: Readonly<Record<string, Recipe>> = {
  'a field on an order': field,
  'a status of an order': status,
  'a screen': screen,
  'a filter of a list': listFilter,
}
