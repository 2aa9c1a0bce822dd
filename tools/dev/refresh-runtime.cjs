/** The shell's own instance, in place of a second one in each remote. */
module.exports = globalThis.__SHOP_REFRESH__;
