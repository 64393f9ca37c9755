import { after, both, locale, type Recipe, sentence, written } from './recipe.ts'

const PATHS = 'packages/contract/src/paths.ts'

export const screen: Recipe = {
  page: 'docs/recipes/screen.md',
  mostFiles: 8,
  first: { file: PATHS, change: after("  warehouse: '/operations/bodega',\n", "  shelves: '/operations/estantes',\n") },
  others: [
    {
      file: 'apps/web/src/areas/administrator/routes.tsx',
      change: after(
        "      page: page(() => import('../../features/warehouse/receive-page.tsx'), 'ReceivePage'),\n    },\n",
        `    {
      path: ADMINISTRATOR_PATHS.shelves,
      label: 'shelves',
      icon: IconBox,
      page: page(() => import('../../features/warehouse/shelves-page.tsx'), 'ShelvesPage'),
    },
`,
      ),
      namedBy: /areas\/<area>\/routes\.tsx: no area has a page \(.*\) for ADMINISTRATOR_PATHS\.shelves/,
    },
    {
      file: 'apps/web/src/features/warehouse/shelves-page.tsx',
      change: written(`import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page/page.tsx'

/** What lies on each shelf. */
export function ShelvesPage() {
  const { t } = useTranslation('common')
  return (
    <Page title={t('menu.shelves')} sentence={t('shelves.sentence')}>
      {null}
    </Page>
  )
}
`),
      namedBy: /no area has a page \(apps\/web\/src\/features\/<feature>\/<screen>-page\.tsx\) for ADMINISTRATOR_PATHS\.shelves/,
    },
    {
      file: 'e2e/measure/screens.ts',
      change: after(
        "    { name: 'receive', path: '/operations/bodega' },\n",
        "    { name: 'shelves', path: '/operations/estantes' },\n",
      ),
      namedBy: /e2e\/measure\/screens\.ts: \/operations\/estantes/,
    },
    {
      file: 'e2e/administrator/shelves.spec.ts',
      change: written(`import { expect, test } from '@playwright/test'
import { ADMINISTRATOR } from '../world/counter-world.ts'
import { openBrowser, signIn } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'

test('an administrator sees the shelves', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.goto('/operations/estantes')
  await expect(page.getByRole('heading', { name: 'Estantes' })).toBeVisible()
})
`),
      namedBy: /e2e\/<area>\/<screen>\.spec\.ts: no journey visits \/operations\/estantes/,
    },
  ],
  last: [
    {
      file: locale('es', 'common'),
      change: both(sentence('menu.shelves', 'Estantes'), sentence('shelves.sentence', 'Qué hay en cada estante.')),
      namedBy: /locales\/\{es,en\}\/common\.json: menu\.shelves/,
    },
    {
      file: locale('en', 'common'),
      change: both(sentence('menu.shelves', 'Shelves'), sentence('shelves.sentence', 'What lies on each shelf.')),
      namedBy: /locales\/\{es,en\}\/common\.json: shelves\.sentence/,
    },
  ],
}
