/** Address of a picture in the size that answers carry; readers swap the size (decision A-140). */
export function pictureUrl(id: string | undefined): string {
  return id ? `/images/${id}/640_360.webp` : '';
}

export function pictureUrls(ids: readonly string[]): string[] {
  return ids.map(pictureUrl);
}
