import { Tabs } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import IconAccessible from '@tabler/icons-react/dist/esm/icons/IconAccessible.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { page } from '../inside/screen.ts'
import { AccessibilitySection } from './accessibility-section.tsx'
import { LanguageSection } from './language-section.tsx'
import styles from './profile-page.module.css'

const AccountSection = page(() => import('./account-section.tsx'), 'AccountSection')
const ConsentsSection = page(() => import('./consents-section.tsx'), 'ConsentsSection')
const AccessSection = page(() => import('./access-section.tsx'), 'AccessSection')
const PreferencesList = page(() => import('../../features/notifications/preferences/preferences-list.tsx'), 'PreferencesList')
const AuthorizedNamesList = page(() => import('../../features/authorized-names/authorized-names-list.tsx'), 'AuthorizedNamesList')
const MiamiAddress = page(() => import('../../features/company/miami-address.tsx'), 'MiamiAddress')

type Section = { id: string; icon: Icon; Content: ComponentType }

const FOR_EVERYBODY: readonly Section[] = [
  { id: 'account', icon: IconUser, Content: AccountSection },
  { id: 'access', icon: IconShieldLock, Content: AccessSection },
  { id: 'notifications', icon: IconBell, Content: PreferencesList },
  { id: 'accessibility', icon: IconAccessible, Content: AccessibilitySection },
  { id: 'language', icon: IconLanguage, Content: LanguageSection },
]
const FOR_CLIENTS: readonly Section[] = [
  { id: 'authorizedNames', icon: IconUsers, Content: AuthorizedNamesList },
  { id: 'miamiAddress', icon: IconMapPin, Content: MiamiAddress },
  { id: 'consents', icon: IconFileCheck, Content: ConsentsSection },
]

/** On a telephone the row of tabs is wider than the screen. */
const showInRow = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** The person's own: data, access, how screens look and speak; clients also who may collect and where to send. */
export function ProfilePage() {
  const { t } = useTranslation('profile')
  const { role } = useActor()
  const [search, setSearch] = useSearchParams()
  const sections = role === 'client' ? [...FOR_EVERYBODY, ...FOR_CLIENTS] : FOR_EVERYBODY
  const wanted = search.get('section')
  const open = sections.find(({ id }) => id === wanted)?.id ?? 'account'
  return (
    <Page title={t('title')} sentence={t('sentence')}>
      <Tabs value={open} onChange={(id) => setSearch(id ? { section: id } : {}, { replace: true })} keepMounted={false}>
        <Tabs.List className={styles.tabs}>
          {sections.map(({ id, icon: SectionIcon }) => (
            <Tabs.Tab key={id} value={id} leftSection={<SectionIcon aria-hidden />} ref={id === open ? showInRow : null}>
              {t(`sections.${id}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {sections.map(({ id, Content }) => (
          <Tabs.Panel key={id} value={id} className={styles.panel}>
            <Suspense fallback={<PageLoading />}>
              <Content />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}
