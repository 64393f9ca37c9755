import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '../areas/inside/screen.ts'
import { SidePanel } from '../ui/dialog/side-panel.tsx'
import styles from './phone-menu.module.css'
import { SideMenu } from './side-menu.tsx'

type Props = { menu: readonly MenuEntry[]; opened: boolean; onClose: () => void }

/** The menu over the page, where there is no room beside it. */
export function PhoneMenu({ menu, opened, onClose }: Props) {
  const { t } = useTranslation()
  // It opens after it came: the drawer then knows which button had the focus.
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return (
    <SidePanel
      opened={opened && isHere}
      onClose={onClose}
      size="15.625rem"
      title={t('ui.product')}
      classNames={{ body: styles.body, content: styles.content, header: styles.header, title: styles.title }}
    >
      <SideMenu menu={menu} collapsed={false} onExpand={() => undefined} />
    </SidePanel>
  )
}
