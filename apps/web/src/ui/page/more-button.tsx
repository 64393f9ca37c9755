import { Button } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'

type Props = { name: string; menu: ReactNode }

/** Stands where `menu`, a lazy MoreMenu of the same name, comes when it is pressed: menus bring an engine that places them (25 kB). */
export function MoreButton({ name, menu }: Props) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <DotsButton aria-haspopup="menu" onClick={() => setWanted(true)}>
      {name}
    </DotsButton>
  )
  return isWanted ? <Suspense fallback={button}>{menu}</Suspense> : button
}

export const DotsButton = (props: Omit<ComponentProps<'button'>, 'color' | 'style'>) => (
  <Button {...props} variant="default" leftSection={<IconDots aria-hidden />} />
)
