export const FREE_DELIVERY = 'Free delivery on all platform services';
export const RETURN_POLICY = '30-day return policy';
export const SECURE_CHECKOUT = 'Secure checkout';
export const SUPPORT = '24/7 support';
