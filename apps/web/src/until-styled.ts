/** Style sheets that were asked for ahead (public/boot.js) have come, or were given up: nothing is drawn without its own. */
export async function untilStyled(): Promise<void> {
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => sheet === null)
  await Promise.all(coming.map(ended))
}

const ended = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true })
  })
