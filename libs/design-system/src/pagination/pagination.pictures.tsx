import { Pagination } from './pagination.tsx';

const texts = {
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: 'Page précédente',
  nextLabel: 'Page suivante',
  hrefOf: (page: number) => `#page=${page}`,
};

export default {
  title: 'Pagination',
  states: {
    'a few pages': <Pagination {...texts} label="Peu de pages" total={6} current={0} legend="1 - 24 résultats sur 124" />,
    tens: <Pagination {...texts} label="Des dizaines" total={57} current={23} legend="553 - 576 résultats sur 1 361" />,
    hundreds: <Pagination {...texts} label="Des centaines" total={345} current={122} legend="2 929 - 2 952 résultats sur 8 280" />,
  },
};
