import type { Rolldown } from 'vite'

const sources = (...names: string[]) => new RegExp(`/web/src/(${names.join('|')})\\.tsx?$`)
const mantine = (...components: string[]) => new RegExp(`/@mantine/core/esm/components/(${components.join('|')})/`)
const anyOf = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

/**
 * What travels as one file, the most wanted first. Each group takes what its sources need and no group before it has, so that files never
 * need each other in a circle. Small files compress badly, and each is a request.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // What every page is drawn with, on both sides of the sign-in.
  {
    name: 'start',
    test: anyOf(
      /rolldown\/runtime/,
      sources('main', 'root', 'api/error-sentence'),
      sources('ui/page/(brand|document-title|first-page|language-picker|theme-toggle|use-document-title)'),
      mantine('Button', 'ActionIcon', 'TextInput'),
      /\/domain\/src\/(people\/(role|vocabularies)|rules\/dates)\.ts$/,
      /\/@mantine\/hooks\/esm\/use-uncontrolled\/|\/icons\/IconEye\.mjs$/,
      sources('session/(knows-passkeys|use-is-mailing)', 'ui/page/(initial-screen|plain-header)'),
      // A sheet of one rule would be a request of its own.
      /\/ui\/say\/fault-reference\.module\.css/,
      /\/contract\/src\/endpoints\/(authorized-names|consents)\.ts$/,
      /\/(use-merged-ref|create-safe-context|get-auto-contrast-value)\//,
    ),
  },
  {
    name: 'signed-out',
    test: anyOf(
      sources('areas/signed-out/(page-link|signed-out|welcome)', 'session/work/call-with-work'),
      /\/areas\/signed-out\/form\.module\.css/,
    ),
  },
  // A form with a password, also a new one.
  { name: 'sign-in', test: sources('areas/signed-out/sign-in-page', 'ui/form/(password-problem|password-strength)') },
  // What is read on both sides, and what could not be.
  { name: 'read', test: sources('ui/page/could-not-load', 'ui/show/format') },
  { name: 'checks', test: /\/node_modules\/zod\// },
  // What forms ask, on both sides of the sign-in.
  { name: 'people', test: /\/domain\/src\/people\/(adult|identification)\.ts$|\/contract\/src\/fields\/light-phone-number\.ts$/ },
  { name: 'selects', test: mantine('NativeSelect') },
  { name: 'beside-words', test: /\/@mantine\/core\/esm\/utils\/(InlineInput|InputsGroupFieldset)\// },
  { name: 'ticks', test: mantine('Checkbox') },
  { name: 'days', test: sources('ui/day-field/date-field') },
  {
    name: 'person-fields',
    test: sources('ui/form/(phone-field|place-fields|identification-field)'),
  },
  { name: 'sign-up', test: sources('areas/signed-out/sign-up-page') },
  // What every page behind the sign-in is drawn with.
  {
    name: 'inside',
    test: anyOf(
      sources('areas/inside/inside', 'ui/page/(page|error-state)'),
      sources('ui/show/(card-opener|day|money|note|status-chip|two-lines|weight)'),
      sources(
        'features/orders/(covers/cover|show/(arrival-day|late-day|order-progress|order-stage))',
        'features/company/(copy-line|counter-links|miami-address|opening-hours|use-minute)',
      ),
      // What a client's home needs and other pages too: else one small file brings each.
      /\/@tanstack\/react-query\/build\/modern\/queryOptions\.js$/,
      sources('features/(company/company|consents/consents|email-confirmation/email-confirmation)\\.queries'),
      sources(
        'features/email-confirmation/once-email-confirmed',
        'ui/list/(late-panel|use-list-state)',
        'features/.*/pass-button',
      ),
      /\/domain\/src\/(hours\/[a-z-]+|lifecycles\/(client-places|status-groups)|rules\/money)\.ts$|\/contract\/src\/endpoints\/(dashboard|orders)\.ts$/,
      /\/icons\/Icon(Calculator|Clock|MapPin|Package|Qrcode|ShoppingCart)\.mjs$/,
    ),
  },
  // Small things that pages of all kinds need: in one file with something large, each of them would bring it along.
  {
    name: 'parts',
    test: anyOf(
      sources(
        'api/save-file',
        'session/(may|use-may)',
        'ui/edit/use-draft',
        'ui/form/(focus-first-invalid|field-code|parse-amount)',
        'ui/keys/current-row',
        'ui/list/(column|list-source|read-all-rows)',
        'ui/list-tools/use-export',
        'ui/page/(use-return-focus|view-tabs|with-keys)',
        'ui/record/(open-record|use-listed-row)',
        'ui/show/(facts|use-weight-doubt)',
        'features/(conversations/ask-about|titles/use-name-of|people/client-link)',
      ),
      /\/domain\/src\/(lists\/[a-z-]+|lifecycles\/lifecycle|rules\/(category|endings|files))\.ts$/,
      /\/core\/utils\/(create-event-handler|create-scoped-keydown-handler|get-env)\/|\/core\/DirectionProvider\//,
      /\/contract\/src\/fields\/list-limits\.ts$|\/react-query\/build\/modern\/useQueries\.js$/,
    ),
  },
  {
    name: 'prices',
    test: anyOf(
      sources('ui/show/(price-lines|treatment-mark)'),
      /\/domain\/src\/prices\/(price-line|purchase-pricing|rates|treatment)\.ts$/,
    ),
  },
  // How everything is asked for: a line or two each.
  { name: 'calls', test: /\/contract\/src\/endpoints\//, minShareCount: 6 },
  { name: 'calls', test: /\/contract\/src\/endpoints\/(billing|receivables|reports)\//, minShareCount: 3 },
  {
    name: 'calls-of-all',
    test: /\/ui\/.*\.queries\.ts$|\/features\/(approvals|authorized-names|label-format|orders\/covers|parameters|people|retail-parameters|tariffs)\/.*\.queries\.ts$/,
    minShareCount: 3,
  },
  {
    name: 'calls-of-orders',
    test: /\/features\/(orders|purchases|conversations)\/.*\.queries\.ts$/,
    minShareCount: 3,
  },
  {
    name: 'calls-of-money',
    test: /\/features\/(accounts|bills|drawers|earnings|fiscal-documents|payment-proofs)\/.*\.queries\.ts$/,
    minShareCount: 3,
  },
  { name: 'calls-of-office', test: /\/contract\/src\/endpoints\/|\.queries\.ts$/, minShareCount: 3 },
  { name: 'business', test: /\/domain\/src\/(lifecycles|prices|rules)\//, minShareCount: 16 },
  { name: 'icons', test: /\/@tabler\/icons-react\//, minShareCount: 2 },
  { name: 'dialog', test: sources('ui/dialog/(dialog|side-panel)') },
  { name: 'record', test: sources('ui/record/record-panel') },
  {
    name: 'record-facts',
    test: sources(
      'ui/files/(file-downloads|photos)',
      'features/approvals/waiting-approvals',
      'features/history/record-history',
      'features/orders/staff/extra-charge-notes',
    ),
  },
  { name: 'search', test: sources('ui/list-tools/search-field') },
  { name: 'list', test: sources('ui/list/(data-table|list-skeleton|use-list-state)', 'ui/list-tools/toolbar') },
  { name: 'floating', test: anyOf(/\/node_modules\/@floating-ui\//, mantine('Popover')) },
  { name: 'form', test: anyOf(/\/node_modules\/(react-hook-form|@hookform)\//, sources('ui/form/use-contract-form')) },
  { name: 'amounts', test: sources('ui/form/(money-field|weight-field|amount-hint)') },
  { name: 'choices', test: mantine('Radio') },
  { name: 'switches', test: mantine('Switch') },
  { name: 'orders', test: sources('features/orders/order-columns', 'features/orders/show/order-panel') },
  { name: 'views', test: sources('ui/saved-views/saved-view-tabs') },
  { name: 'list-tools', test: sources('ui/list-tools/list-tools') },
]

export const FILE_GROUPS: Rolldown.CodeSplittingGroup[] = GROUPS.map((group, index) => ({
  ...group,
  priority: GROUPS.length - index,
}))
