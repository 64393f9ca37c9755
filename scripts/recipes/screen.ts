import { after, both, locale, type Recipe, sentence, written } from './recipe.ts'

const PATHS = 'packages/contract/src/paths.ts'

export const screen: Recipe = {
  page: 'docs/recipes/screen.md',
  mostFiles: 8,
  first: { file: PATHS, change: after("  warehouse: '/operations/bodega',\n", "  scales: '/operations/balanzas',\n") },
  others: [
    {
      file: 'apps/web/src/areas/administrator/routes.tsx',
      change: after(
        "      page: page(() => import('../../features/warehouse/receive-page.tsx'), 'ReceivePage'),\n    },\n",
        `    {
      path: ADMINISTRATOR_PATHS.scales,
      label: 'scales',
      icon: IconBox,
      page: page(() => import('../../features/warehouse/scales-page.tsx'), 'ScalesPage'),
    },
`,
      ),
      namedBy: /areas\/<area>\/routes\.tsx: no area has a page \(.*\) for ADMINISTRATOR_PATHS\.scales/,
    },
    {
      file: 'apps/web/src/features/warehouse/scales-page.tsx',
      change: written(`import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page/page.tsx'

/** What each scale weighed. */
export function ScalesPage() {
  const { t } = useTranslation('common')
  return (
    <Page title={t('menu.scales')} sentence={t('scales.sentence')}>
      {null}
    </Page>
  )
}
`),
      namedBy: /no area has a page \(apps\/web\/src\/features\/<feature>\/<screen>-page\.tsx\) for ADMINISTRATOR_PATHS\.scales/,
    },
    {
      file: 'e2e/measure/screens.ts',
      change: after(
        "    { name: 'receive', path: '/operations/bodega' },\n",
        "    { name: 'scales', path: '/operations/balanzas' },\n",
      ),
      namedBy: /e2e\/measure\/screens\.ts: \/operations\/balanzas/,
    },
    {
      file: 'e2e/administrator/scales.spec.ts',
      change: written(`import { expect, test } from '@playwright/test'
import { ADMINISTRATOR } from '../world/counter-world.ts'
import { openBrowser, signIn } from '../world/people.ts'
import { FULL } from '../world/tiers.ts'

test('an administrator sees the scales', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMINISTRATOR)
  await page.goto('/operations/balanzas')
  await expect(page.getByRole('heading', { name: 'Balanzas' })).toBeVisible()
})
`),
      namedBy: /e2e\/<area>\/<screen>\.spec\.ts: no journey visits \/operations\/balanzas/,
    },
  ],
  last: [
    {
      file: locale('es', 'common'),
      change: both(sentence('menu.scales', 'Balanzas'), sentence('scales.sentence', 'Qué pesó cada balanza.')),
      namedBy: /locales\/\{es,en\}\/common\.json: menu\.scales/,
    },
    {
      file: locale('en', 'common'),
      change: both(sentence('menu.scales', 'Scales'), sentence('scales.sentence', 'What each scale weighed.')),
      namedBy: /locales\/\{es,en\}\/common\.json: scales\.sentence/,
    },
  ],
}
